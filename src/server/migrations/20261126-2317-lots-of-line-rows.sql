-- A line of a report leads to where its lot came from and went (manufacturing 3.5 no. 19).
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
    concat_ws(' ', s.pinyin, p.pinyin) as pinyin, d.version, d.updated_by, d.updated_at, l.lot_id
  from factory_documents_lines l join factory_documents d on d.id = l.parent_id
    join factory_products_skus s on s.id = l.sku_id left join parties p on p.id = d.party_id
    cross join lateral (select (case when l.unit_id is not null and l.price_unit in ('unit', '') then round(l.price * l.unit_den / l.unit_num, 6)
      else l.price end)::numeric(18, 6) as price) b;
