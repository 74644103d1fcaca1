-- The order whose goods a user's coupon is: it goes with them when they are given back.
alter table shop_user_coupons add column bought_by bigint references shop_orders;
create index shop_user_coupons_bought on shop_user_coupons (bought_by) where bought_by is not null;
