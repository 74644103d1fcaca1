-- A library file has an address of its own; the same bytes are stored once and linked to each address (sha256 of what was stored).
alter table files
  add column kind text not null default 'picture',
  -- of the bytes as they came: what was cleaned of places and cameras is stored with another sha256
  add column sent_sha256 text not null default '',
  add column alt text not null default '',
  add column focal jsonb,
  add column crop jsonb,
  -- grows when the bytes behind the address change
  add column version integer not null default 1,
  -- in the trash since
  add column removed_at timestamptz,
  add column removed_by bigint;

update files set sent_sha256 = sha256;

create index files_sent_sha256 on files (sent_sha256);
create index files_trash on files (removed_at) where removed_at is not null;
create index files_shown on files (id desc) where removed_at is null;
create index files_shown_of_category on files (pid, id desc) where removed_at is null;

-- uploads that are not whole yet; their bytes lie beside the library and move into it at the end
create table file_uploads (
  id text primary key,
  admin_id bigint not null,
  name text not null,
  pid bigint not null default 0,
  size bigint not null,
  sha256 text not null,
  -- bytes that are on the disk for good
  stored bigint not null default 0,
  replaces bigint,
  add_time timestamptz not null default now(),
  touched_at timestamptz not null default now()
);

create index file_uploads_touched on file_uploads (touched_at);
create index file_uploads_same on file_uploads (admin_id, sha256);
