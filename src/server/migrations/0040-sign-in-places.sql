-- where an account has signed in from: tries from there are not held up by what strangers do elsewhere
create table sign_in_places (
  kind text not null,
  account text not null,
  address text not null,
  seen_at timestamptz not null default now(),
  primary key (kind, account, address)
);
