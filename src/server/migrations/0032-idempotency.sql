-- A write that comes again under its key (a retry after a lost reply) is answered as it was the first time. It takes the place of
-- what pages, templates and imports had for themselves.
create table idempotency_keys (
  -- 'admin 3', 'agent 5'
  person text not null,
  key text not null,
  digest text not null,
  answer json not null,
  made_at timestamptz not null default now(),
  primary key (person, key)
);

create index idempotency_keys_age on idempotency_keys (made_at);

drop table page_saves;
alter table page_templates drop column save_key, drop column save_hash;
alter table import_runs drop column run_key, drop column digest;
