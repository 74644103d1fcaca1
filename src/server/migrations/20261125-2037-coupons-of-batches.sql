-- given to everybody of a list by one piece of work, which gives nobody two when it is begun again
alter table shop_user_coupons add column batch uuid;
create unique index shop_user_coupons_batch on shop_user_coupons (batch, uid) where batch is not null;
