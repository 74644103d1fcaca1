-- Orders of a state are counted within the index, without a look at a million rows.
drop index shop_orders_state;
create index shop_orders_state on shop_orders (paid, status, refund_status, added_at desc, id desc)
  include (pid, is_del, shipping_type) where is_system_del = 0;
