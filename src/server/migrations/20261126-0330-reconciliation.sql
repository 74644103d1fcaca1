-- When a recharge was given back, and how much of what the shop had added was taken with it: the books are held against each other by days.
alter table shop_recharges
  add column refunded_at timestamptz,
  add column refunded_gift numeric(12, 2) not null default 0 check (refunded_gift >= 0 and refunded_gift <= give_price);
update shop_recharges r set refunded_at = coalesce((select max(f.added_at) from capital_flow f where f.order_id = r.order_id and f.trading_type = 4), r.pay_at),
    refunded_gift = least(r.give_price, greatest(0, coalesce((select sum(l.number) from shop_ledger l
      where l.link_id = r.order_id and l.account = 'money' and l.type = 'recharge_refund'), 0) - r.refund_price))
  where r.refund_price > 0;
alter table shop_recharges add constraint shop_recharges_refunded check ((refund_price > 0) = (refunded_at is not null));
create index shop_recharges_paid on shop_recharges (pay_at) where paid = 1;
create index shop_recharges_refunded on shop_recharges (refunded_at) where refunded_at is not null;
create index shop_extracts_decided on shop_extracts (decided_at) where status = 1;
