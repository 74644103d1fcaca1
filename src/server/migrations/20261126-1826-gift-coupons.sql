-- The order that gave a user a coupon beside its goods: as long as nobody has used it, it goes when the whole order is given back.
alter table shop_user_coupons add column given_by bigint references shop_orders;
create index shop_user_coupons_given on shop_user_coupons (given_by) where given_by is not null;
