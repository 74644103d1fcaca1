-- Categories of articles get a page: versions, words to be found by. One that was removed stays for the articles that were in it.
alter table article_categories
  add column is_del smallint not null default 0 check (is_del in (0, 1)),
  add column words text not null default '',
  add column pinyin text not null default '',
  add column version integer not null default 1,
  add column updated_by text not null default '',
  add column updated_at timestamptz not null default now();
update article_categories set is_del = 1 where deleted_at is not null;
update article_categories set words = lower(title);
alter table article_categories drop column deleted_at;
create index article_categories_pid on article_categories (pid);
