-- Orders lie in the table nearly as they came in, so a few kilobytes say which parts of it hold a stretch of time. A search for a text that
-- some orders have reads the latest of them alone: what the index of words finds, within that stretch.
create index shop_orders_added_range on shop_orders using brin (added_at) with (pages_per_range = 64, autosummarize = on);
