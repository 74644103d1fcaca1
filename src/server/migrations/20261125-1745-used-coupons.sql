-- The order that a user's coupon was used up by; it is free again when that order is given up or paid back whole.
alter table shop_user_coupons add column order_id bigint references shop_orders;
create unique index shop_user_coupons_order on shop_user_coupons (order_id) where order_id is not null;
