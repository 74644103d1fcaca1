-- Sums of stock that are reckoned on with: those of `sum` are decimals, which take three times as long for tens of thousands of keys. What says no
-- whether it may be run in parallel keeps its query in one process: each worker would sum up all keys by itself.
create aggregate whole_sum(bigint) (sfunc = int8pl, stype = bigint, initcond = '0');
-- What goods are counted by, without their texts.
create index factory_products_skus_counting on factory_products_skus (id) include (counted_by, parent_id);
