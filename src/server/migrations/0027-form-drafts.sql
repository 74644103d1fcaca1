-- what somebody began to fill in and did not send
create table form_drafts (
  account_id bigint not null references accounts (id) on delete cascade,
  name text not null,
  draft json not null,
  saved_at timestamptz not null default now(),
  primary key (account_id, name)
);
