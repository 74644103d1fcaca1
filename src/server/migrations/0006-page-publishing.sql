-- false for a page that was made as a draft and never published: visitors do not get it.
alter table pages add column is_published boolean not null default true;

-- Saving was publishing until now, so every older entry is a published one.
alter table page_versions
  add column kind text not null default 'published' check (kind in ('saved', 'published', 'restored', 'scheduled')),
  add column label text not null default '',
  add column is_diy smallint not null default 1,
  -- addresses without an origin, as in pages
  add column portable boolean not null default false,
  -- no references: what was restored may be pruned
  add column restored_from bigint,
  add column restored_saved_at timestamptz;

create index page_versions_version on page_versions (page_id, version);

-- What is being edited and visitors do not see. One for a page; its older states are in page_versions.
create table page_drafts (
  page_id bigint primary key references pages,
  version text not null,
  hash text not null,
  -- the published version that it was made from, '' for none
  base_version text not null,
  columns json not null,
  value json,
  is_diy smallint not null default 1,
  admin_id bigint,
  admin_name text not null default '',
  saved_at timestamptz not null default now()
);

-- A publishing at a time, of the version that the draft was when the time was set.
create table page_schedules (
  page_id bigint primary key references pages,
  publish_at timestamptz not null,
  version_id bigint not null references page_versions,
  draft_version text not null,
  base_version text not null,
  state text not null default 'waiting' check (state in ('waiting', 'failed')),
  failure text not null default '',
  tries integer not null default 0,
  -- publish_at, or later after a try that did not work
  try_at timestamptz not null,
  admin_id bigint,
  admin_name text not null default '',
  set_at timestamptz not null default now()
);

create index page_schedules_due on page_schedules (try_at) where state = 'waiting';
