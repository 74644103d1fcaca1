-- How often a thing was changed, and who did it last: of two people who change it the second one is told. `thing` is a word and an
-- id, such as `role 3`; one that was never changed has no row and is at version 1.
create table revisions (
  thing text primary key,
  version integer not null default 1,
  updated_by text not null default '',
  updated_at timestamptz not null default now()
);
