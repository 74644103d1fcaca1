-- Lines of orders and plans that are approved and not done: what is on its way, and promised, of a SKU is summed up from these few, not looked for
-- among all that it was ever moved by. There as long as the state of their paper says so.
create table promised_lines (
  line_id bigint primary key references factory_documents_lines on delete cascade,
  document_id bigint not null,
  sku_id bigint not null,
  type text not null
);

create view open_lines as
  select l.id as line_id, d.id as document_id, l.sku_id, d.type from factory_documents d join factory_documents_lines l on l.parent_id = d.id
  where d.type in ('SO', 'PO', 'PLAN') and d.status in (2, 3);

insert into promised_lines select * from open_lines;
create index promised_lines_sku on promised_lines (sku_id);
create index promised_lines_document on promised_lines (document_id);

create function keep_promised_lines() returns trigger language plpgsql as $f$
begin
  if new.status in (2, 3) then
    insert into promised_lines select * from open_lines where document_id = new.id on conflict do nothing;
  else
    delete from promised_lines where document_id = new.id;
  end if;
  return null;
end $f$;
create trigger keep_promised_lines after update of status on factory_documents for each row
  when (new.type in ('SO', 'PO', 'PLAN') and (old.status in (2, 3)) <> (new.status in (2, 3))) execute function keep_promised_lines();
