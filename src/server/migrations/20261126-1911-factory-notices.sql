-- Notices of a factory (manufacturing 3.2): what somebody has read of them, and which they want, and how long before.
create table factory_notice_reads (
  account_id bigint not null references accounts on delete cascade,
  notice text not null,
  read_at timestamptz not null default now(),
  primary key (account_id, notice)
);
create table factory_notice_settings (
  account_id bigint primary key references accounts on delete cascade,
  -- kinds that are not wanted
  muted text[] not null default '{}',
  price_days integer not null default 7 check (price_days between 1 and 90),
  expiry_days integer not null default 30 check (expiry_days between 1 and 365),
  updated_at timestamptz not null default now()
);
-- What is owed and not yet due, by party.
create index party_entries_due on party_entries (party_id, side, due_date);
