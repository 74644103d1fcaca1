-- Users are found by how their names sound. Those that are there have no sound yet (null): the server gives them one when it starts.
alter table shop_users drop column pinyin;
alter table shop_users add column pinyin text;
create index shop_users_pinyin on shop_users using gin (pinyin gin_trgm_ops);
create index shop_users_unsounded on shop_users (uid) where pinyin is null;
-- by a whole number, also of accounts that are closed
create index shop_users_phones on shop_users (phone);
