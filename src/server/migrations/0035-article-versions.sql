-- Of two people who change an article the second one is told what the first one stored.
alter table articles
  add column version integer not null default 1,
  add column updated_by text not null default '',
  add column updated_at timestamptz not null default now();
