-- Categories of products get a page: versions, words to be found by, and what refers to a parent.
alter table categories
  add column words text not null default '',
  add column pinyin text not null default '',
  add column version integer not null default 1,
  add column updated_by text not null default '',
  add column updated_at timestamptz not null default now(),
  -- pid is 0 at the top, as the shop has it: nothing can refer to that
  add column parent_id bigint generated always as (nullif(pid, 0)) stored references categories;
update categories set words = lower(cate_name);
create index categories_parent_id on categories (parent_id);
-- of two with one name below one parent, from before there was a page, the later one is told apart
update categories c set cate_name = c.cate_name || ' ' || c.id, words = lower(c.cate_name || ' ' || c.id)
  where exists (select 1 from categories o where o.pid = c.pid and lower(o.cate_name) = lower(c.cate_name) and o.id < c.id);
create unique index categories_cate_name on categories (pid, lower(cate_name));
-- its first page is there: the folder stands in the menu
update menus set is_show = 1 where permission = 'admin-product' and path = '/admin/product';
