-- Whose records a role sees, in tables whose records belong to somebody: of several roles the widest counts.
alter table roles add column data_scope text not null default 'all' check (data_scope in ('own', 'department', 'below', 'all'));

-- who is of both sides may have a salesman and a buyer
alter table parties add column buyer_id bigint references accounts on delete set null;
create index parties_buyer on parties (buyer_id);
