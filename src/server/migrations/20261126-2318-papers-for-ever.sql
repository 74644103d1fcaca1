-- What a write made a paper of is answered for as long as the paper is there: the same token is one document for ever.
alter table idempotency_keys add column lasts boolean not null default false;
drop index idempotency_keys_age;
create index idempotency_keys_age on idempotency_keys (made_at) where not lasts;
