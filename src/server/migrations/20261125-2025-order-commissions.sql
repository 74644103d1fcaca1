-- What those who brought a buyer earn by an order: promised with each line when it is bought, entered into their ledgers on receipt.
alter table shop_orders add column spread_two_uid bigint references shop_users;
alter table shop_order_lines
  add column one_brokerage numeric(12, 2) not null default 0 check (one_brokerage >= 0),
  add column two_brokerage numeric(12, 2) not null default 0 check (two_brokerage >= 0);
