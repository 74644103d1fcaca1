-- What a buyer's level or paid membership took off a piece; `price` of a line is what it then costs.
alter table shop_order_lines
  add column vip_off numeric(12, 2) not null default 0 check (vip_off >= 0),
  -- level or member, where something was taken off
  add column price_type text not null default '' check (price_type in ('', 'level', 'member'));
