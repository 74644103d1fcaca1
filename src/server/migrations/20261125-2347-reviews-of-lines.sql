-- A review belongs to the line that it is about: each is reviewed once, and an order of which all lines are is over.
-- The number that a storefront sends a review under works as that of its orders.
alter table product_replies
  add column line_id bigint references shop_order_lines,
  add column external_no text unique,
  add column external_digest text not null default '';
create unique index product_replies_line on product_replies (line_id) where line_id is not null;
