-- What the tabs of the list are told apart by, and nothing else: orders that are alike in it share one entry, so a million of them are
-- counted in a few megabytes.
create index shop_orders_tabs on shop_orders (paid, is_del, refund_status, status, shipping_type) where is_system_del = 0 and pid <= 0;

-- An order is found by the numbers that it, or its parts, went out with.
update shop_orders o set words = o.words || n.numbers
from (select case when pid > 0 then pid else id end as id, string_agg(' ' || lower(delivery_id), '' order by id) as numbers
  from shop_orders where delivery_type = 'express' and delivery_id <> '' group by 1) n
where n.id = o.id;
