-- Places that began at nought where their ledger says less: what lies at one is the plain sum of its moves.
insert into stock_places (sku_id, warehouse_id, lot_id, location_id, qty)
  select m.sku_id, m.warehouse_id, coalesce(m.lot_id, 0), m.location_id, sum(case s.counted_by when 'pieces' then m.pieces else m.weight end)
  from stock_moves m join factory_products_skus s on s.id = m.sku_id where m.location_id is not null group by 1, 2, 3, 4
  on conflict (sku_id, warehouse_id, lot_id, location_id) do update set qty = excluded.qty where stock_places.qty <> excluded.qty;
