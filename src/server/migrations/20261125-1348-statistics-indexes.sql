-- What the pages of statistics count over stands in the indexes themselves: they are read without the rows.
create index shop_orders_statistics on shop_orders (pay_at)
  include (pay_price, cost, total_num, uid, is_channel, channel_type, pay_type, seckill_id, bargain_id, combination_id, advance_id)
  where paid = 1 and pid <= 0;
create index shop_orders_placed on shop_orders (added_at) include (total_num) where pid <= 0;
create index shop_refunds_done on shop_refunds (refunded_at) include (refunded_price, refund_num) where refund_type = 6;
create index capital_flow_statistics on capital_flow (added_at) include (trading_type, price, uid);
