-- What an order of a storefront said when it came in: the same number with other words is another order, and refused.
alter table shop_orders add column external_digest text not null default '';
