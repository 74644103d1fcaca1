-- Lines are entered in any unit of their goods (manufacturing 2.6), taxed as their goods are (2.7), and keep the weight range they were written with (2.4).

alter table factory_products_skus add length_each numeric(18, 6) not null generated always as (coalesce(length, 0) / 1000.0) stored;

-- Units of each SKU: so many (num) of what it is counted by are so many (den) of the unit. What its product declares, and what its measures say.
create view sku_units as
  with own as not materialized (
    select s.id as sku_id, p.id as product_id, p.unit_id, s.counted_by, s.area_each, s.weight_each, s.length_each,
      case when s.counted_by = 'weight' and b.name = 'kg' then u.num else 1 end as num,
      case when s.counted_by = 'weight' and b.name = 'kg' then u.den else 1 end as den
    from factory_products_skus s join factory_products p on p.id = s.parent_id join units u on u.id = p.unit_id left join units b on b.id = u.base_id)
  select sku_id, unit_id, num::numeric as num, den::numeric as den, 0 as place from own
  union all
  select o.sku_id, x.unit_id, (x.num * o.num)::numeric, (x.den * o.den)::numeric, 1 from own o join factory_products_units x on x.parent_id = o.product_id
  union all
  select o.sku_id, u.id, 1000000, round(m.each * 1000000), 2
  from own o cross join lateral (values ('kg', o.weight_each), ('m²', o.area_each), ('m2', o.area_each), ('m', o.length_each), ('米', o.length_each)) m (name, each)
    join units u on u.name = m.name and u.status = 1
  where o.counted_by = 'pieces' and m.each > 0 and u.id <> o.unit_id
    and not exists (select from factory_products_units x where x.parent_id = o.product_id and x.unit_id = u.id)
  union all
  select o.sku_id, u.id, 1, 1, 2 from own o join units u on u.name = 'kg' and u.status = 1
  where o.counted_by = 'weight' and u.id <> o.unit_id
    and not exists (select from factory_products_units x where x.parent_id = o.product_id and x.unit_id = u.id);

alter table factory_documents_lines
  -- den of the unit that was entered are num of what the SKU is counted by; 1 to 1 where it was entered in that
  add unit_num numeric(30) not null default 1 check (unit_num > 0),
  add unit_den numeric(30) not null default 1 check (unit_den > 0),
  -- the quantity in what the SKU is counted by: what ledgers and links reckon with. `qty` and `taken` are in the unit that was entered.
  add base_qty numeric(18, 6),
  add length_each numeric(18, 6) not null default 0,
  -- the weight range as it was when the line was written
  add weight_range_name text not null default '',
  add weight_range_min numeric(18, 6),
  add weight_range_max numeric(18, 6);
update factory_documents_lines set base_qty = qty, unit_id = null;
update factory_documents_lines l set weight_range_id = r.id, weight_range_name = r.name, weight_range_min = r.min, weight_range_max = r.max
  from factory_products_skus s join weight_ranges r on r.id = s.weight_range_id where s.id = l.sku_id;
alter table factory_documents_lines alter column base_qty set not null;

create function complete_factory_line() returns trigger language plpgsql as $f$
begin
  if new.unit_id is null or new.base_qty is null then new.base_qty := new.qty; end if;
  if tg_op = 'INSERT' or new.sku_id <> old.sku_id then
    select r.id, r.name, r.min, r.max into new.weight_range_id, new.weight_range_name, new.weight_range_min, new.weight_range_max
      from factory_products_skus s join weight_ranges r on r.id = s.weight_range_id where s.id = new.sku_id;
    new.weight_range_name := coalesce(new.weight_range_name, '');
  end if;
  return new;
end $f$;
create trigger complete_factory_line before insert or update of qty, unit_id, base_qty, sku_id on factory_documents_lines
  for each row execute function complete_factory_line();

-- What lines of a product are taxed by, in per cent: its own rate, or else that of who it is bought of or sold to, or else the first in basic data.
alter table parties add tax_rate numeric(7, 4) check (tax_rate between 0 and 100);
create function line_tax_rate(product bigint, party bigint) returns numeric language sql stable as $f$
  select coalesce((select tax_rate from factory_products where id = product), (select tax_rate from parties where id = party),
    (select rate from tax_rates where status = 1 order by sort desc, id desc limit 1), 13)
$f$;

-- What is paid before anything comes (2.7).
alter table factory_documents add deposit numeric(16, 2) not null default 0 check (deposit >= 0);

-- Prices that were agreed are of what the SKU is counted by, in whatever unit a line was entered.
create or replace view agreed_lines as
  select l.id as line_id, d.id as document_id, l.sku_id, d.party_id, d.type, d.biz_date,
    (case when l.unit_id is not null and l.price_unit in ('unit', '') then round(l.price * l.unit_den / l.unit_num, 6) else l.price end)::numeric(18, 6) as price,
    l.price_unit
  from factory_documents_lines l join factory_documents d on d.id = l.parent_id
  where l.price is not null and d.type in ('PO', 'IN', 'SO', 'SLIP') and d.status in (2, 3, 4, 5) and d.reversal_of is null;

-- A report compares and sums up lines of many units: it has all of them in what the SKU is counted by.
create or replace view factory_line_rows as
  select l.id, l.parent_id as document_id, d.type, d.sub_type, d.sn, d.status, d.biz_date, d.reason, d.party_id, d.salesman_id,
    coalesce(l.warehouse_id, d.warehouse_id) as warehouse_id, coalesce(l.delivery_date, d.delivery_date) as delivery_date,
    l.sku_id, l.lot_no, l.supplier_lot, l.base_qty as qty, l.pieces, l.area, l.weight_theory, l.weight_actual,
    coalesce(l.weight_actual, l.weight_theory) as weight, (l.taken * l.unit_num / l.unit_den)::numeric(18, 6) as taken,
    (greatest(l.qty - l.taken, 0) * l.unit_num / l.unit_den)::numeric as open_qty,
    (d.status in (2, 3) and l.closed_by = '' and l.taken < l.qty)::int::smallint as is_open,
    b.price, l.price_unit, l.tax_rate, l.amount, l.net, l.tax, l.gross, l.source_line_id, l.remark,
    last_purchase_price(l.sku_id, l.price_unit, d.biz_date, l.id) as last_price,
    (select round(100 * (b.price - w.price) / w.price, 2)
      from (select last_purchase_price(l.sku_id, l.price_unit, d.biz_date, l.id) as price) w) as price_change,
    -- what was worth so much when it was posted: of what comes in, and of what leaves
    (select case when d.type = 'IN' then sum(m.value) else -sum(m.value) end / 100.0 from stock_moves m
      where m.document_id = d.id and m.line_id = l.id) as cost,
    lower(concat_ws(' ', d.sn, s.words, p.name, l.lot_no, l.supplier_lot, l.remark, d.remark)) as words,
    concat_ws(' ', s.pinyin, p.pinyin) as pinyin, d.version, d.updated_by, d.updated_at
  from factory_documents_lines l join factory_documents d on d.id = l.parent_id
    join factory_products_skus s on s.id = l.sku_id left join parties p on p.id = d.party_id
    cross join lateral (select (case when l.unit_id is not null and l.price_unit in ('unit', '') then round(l.price * l.unit_den / l.unit_num, 6)
      else l.price end)::numeric(18, 6) as price) b;
