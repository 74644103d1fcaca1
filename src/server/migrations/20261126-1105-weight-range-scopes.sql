-- Weight ranges of a type or of a product (manufacturing 2.4): `scope_id` is theirs, 0 counts for all.
alter table weight_ranges
  add column type_id bigint references product_types,
  add column product_id bigint references factory_products,
  add constraint weight_ranges_of check (
    scope_id = coalesce(product_id, type_id, 0)
    and (scope = 'type') = (type_id is not null)
    and (scope = 'product') = (product_id is not null)
  );
create index weight_ranges_type on weight_ranges (type_id);
create index weight_ranges_product on weight_ranges (product_id);
create index factory_products_skus_band on factory_products_skus (weight_range_id);
create index factory_documents_lines_band on factory_documents_lines (weight_range_id) where weight_range_id is not null;
