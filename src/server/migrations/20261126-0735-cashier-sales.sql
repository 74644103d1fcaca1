-- Goods that were sold at the counter: an order like any other, with what the cashier took off it.
create table shop_cashier_sales (
  order_id bigint primary key references shop_orders,
  discount numeric(12, 2) not null check (discount >= 0),
  sold_by text not null default '',
  paid_at timestamptz not null default now()
);
create index shop_cashier_sales_paid on shop_cashier_sales (paid_at desc, order_id desc);
