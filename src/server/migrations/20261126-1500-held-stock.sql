-- Goods are held, in the order in which they are named, and looked at in one way to the database: whoever else wants them waits for each. What is
-- read is read once they are held, so it is what the one before has written.
create function held_stock(skus bigint[], keys json)
  returns table (sku bigint, warehouse bigint, lot bigint, pieces bigint, area bigint, weight bigint, value bigint) language plpgsql as $f$
begin
  perform 1 from unnest(skus) with ordinality u (sku, at) join stock_values v on v.sku_id = u.sku order by u.at for no key update of v;
  return query
    select v.sku_id, 0::bigint, 0::bigint, v.pieces, v.area, v.weight, v.value from stock_values v where v.sku_id = any(skus)
    union all
    select b.sku_id, b.warehouse_id, b.lot_id, b.pieces, b.area, b.weight, null::bigint
    from json_to_recordset(keys) k (sku bigint, warehouse bigint, lot bigint)
    join stock_balances b on b.sku_id = k.sku and b.warehouse_id = k.warehouse and b.lot_id = k.lot;
end $f$;

-- Whether lines of a document are of lots, or have to be: most are not, and then nothing more is asked of their lots. A function keeps its plan.
create function has_lots(document bigint) returns boolean language plpgsql stable as $f$
begin
  return exists (select from factory_documents_lines l join factory_products_skus s on s.id = l.sku_id
    join factory_products p on p.id = s.parent_id join product_types t on t.id = p.type_id
    where l.parent_id = document and (l.lot_id is not null or l.lot_no <> '' or t.track_lot = 1));
end $f$;
