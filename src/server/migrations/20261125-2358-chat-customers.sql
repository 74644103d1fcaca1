-- A customer of the chat is a user of the shop: one person of the chat for each of them.
alter table chat_people add column shop_uid bigint references shop_users;
create unique index chat_people_shop_uid on chat_people (shop_uid) where shop_uid is not null;

-- whether an agent may act on orders of customers; the pages of the shop's staff set it
alter table chat_agents add column if not exists customer smallint not null default 0 check (customer in (0, 1));
