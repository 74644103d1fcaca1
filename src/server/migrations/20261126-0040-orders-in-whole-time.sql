-- A range of pages says of each page alone that it may hold a moment, and every row of such a page is read again: that costs more than the
-- index of the moments themselves, which names the rows.
drop index if exists shop_orders_added_range;
