-- Places within warehouses (manufacturing 2.3): goods lie at one where somebody has said so. Whatever lies in a warehouse and at none of its places
-- has none yet: what is said of places adds to balances, it takes nothing from what they mean.
alter table factory_documents_lines add to_location_id bigint references warehouses_locations;

create table stock_places (
  sku_id bigint not null references factory_products_skus,
  warehouse_id bigint not null references warehouses,
  -- without a lot it is 0
  lot_id bigint not null default 0,
  location_id bigint not null references warehouses_locations,
  -- millionths of what the SKU is counted by
  qty bigint not null,
  primary key (sku_id, warehouse_id, lot_id, location_id)
);
create index stock_places_location on stock_places (location_id);
create index stock_places_warehouse on stock_places (warehouse_id);
insert into stock_places select m.sku_id, m.warehouse_id, coalesce(m.lot_id, 0), m.location_id,
    greatest(sum(case s.counted_by when 'pieces' then m.pieces else m.weight end), 0)
  from stock_moves m join factory_products_skus s on s.id = m.sku_id where m.location_id is not null group by 1, 2, 3, 4;

-- Places to choose from.
create view stock_locations as
  select l.id, l.parent_id as warehouse_id, l.name, l.status, w.name as warehouse, lower(l.name) as words, ''::text as pinyin, 1 as version,
    ''::text as updated_by, now() as updated_at, l.position
  from warehouses_locations l join warehouses w on w.id = l.parent_id;
