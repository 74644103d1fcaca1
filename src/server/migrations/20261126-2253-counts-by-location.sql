-- Somebody who counts shelf by shelf says where (manufacturing 2.3, 3.4): without a location the goods were counted in the whole warehouse.
alter table stock_count_entries add location_id bigint references warehouses_locations;
