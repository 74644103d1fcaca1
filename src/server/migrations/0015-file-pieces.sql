-- films that come in numbered pieces (the shop's own way); their bytes lie beside the library until the last number
create table video_uploads (
  id text primary key,
  admin_id bigint not null,
  name text not null,
  pieces integer not null default 0,
  -- where the last piece begins, and where it ends
  last_at bigint not null default 0,
  stored bigint not null default 0,
  -- what it became
  address text not null default '',
  touched_at timestamptz not null default now()
);

-- where a phone may put pictures; one an administrator
create table scan_slots (
  admin_id bigint primary key,
  token text not null unique,
  pid bigint not null default 0,
  tries integer not null default 0,
  used integer not null default 0,
  opened_at timestamptz not null default now()
);

create index files_scan_token on files (scan_token) where scan_token <> '';
