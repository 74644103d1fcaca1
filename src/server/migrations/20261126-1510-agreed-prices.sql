-- What was agreed for a SKU, by papers that count (manufacturing 2.4, 3.5): looked up for each price that is asked for and each line of a report, where
-- lines of one SKU are thousands. Made from lines when their paper comes to count, and gone when it does no more.
create table agreed_prices (
  line_id bigint primary key references factory_documents_lines on delete cascade,
  document_id bigint not null,
  sku_id bigint not null,
  party_id bigint,
  type text not null,
  biz_date date not null,
  price numeric(18, 6) not null,
  price_unit text not null
);

create view agreed_lines as
  select l.id as line_id, d.id as document_id, l.sku_id, d.party_id, d.type, d.biz_date, l.price, l.price_unit
  from factory_documents_lines l join factory_documents d on d.id = l.parent_id
  where l.price is not null and d.type in ('PO', 'IN', 'SO', 'SLIP') and d.status in (2, 3, 4, 5) and d.reversal_of is null;

insert into agreed_prices select * from agreed_lines;
create index agreed_prices_sku on agreed_prices (sku_id, type, biz_date desc, line_id desc);
create index agreed_prices_party on agreed_prices (sku_id, party_id, type, biz_date desc, line_id desc);
create index agreed_prices_document on agreed_prices (document_id);

create function keep_agreed_prices() returns trigger language plpgsql as $f$
begin
  if new.status in (2, 3, 4, 5) then
    insert into agreed_prices select * from agreed_lines where document_id = new.id on conflict do nothing;
  else
    delete from agreed_prices where document_id = new.id;
  end if;
  return null;
end $f$;
create trigger keep_agreed_prices after update of status on factory_documents for each row
  when (new.type in ('PO', 'IN', 'SO', 'SLIP') and (old.status in (2, 3, 4, 5)) <> (new.status in (2, 3, 4, 5))) execute function keep_agreed_prices();

create or replace function last_purchase_price(sku bigint, unit text, day date, line bigint) returns numeric language sql stable as $f$
  select a.price from agreed_prices a
  where a.sku_id = sku and a.type = 'PO' and a.price_unit = unit and a.price > 0 and (a.biz_date, a.line_id) < (day, line)
  order by a.biz_date desc, a.line_id desc limit 1
$f$;
