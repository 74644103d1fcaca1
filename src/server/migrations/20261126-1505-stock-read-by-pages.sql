-- Stock is listed by name: its first page is read off an index, whatever lies behind it.
create index factory_products_skus_name on factory_products_skus (name, id);
-- A stock card goes by days, in one warehouse or in all: what came and went before its page is summed up from the index alone.
create index stock_moves_days on stock_moves (sku_id, biz_date, post_seq) include (warehouse_id, lot_id, pieces, area, weight);
-- Choices in a line begin with the shortest name: where many are found, the first ones are read off this.
create index factory_products_skus_shortest on factory_products_skus (length(name), id desc);
