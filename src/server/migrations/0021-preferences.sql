-- what a person arranged for themselves: columns and views of lists
create table preferences (
  account_id bigint not null references accounts (id) on delete cascade,
  name text not null,
  value json not null,
  version integer not null,
  saved_at timestamptz not null default now(),
  primary key (account_id, name)
);
