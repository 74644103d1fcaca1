-- Who keeps which warehouses (manufacturing 2.12): their papers and their stock are what such a person sees. Who was given none keeps all.
create table account_warehouses (
  account_id bigint not null references accounts (id) on delete cascade,
  warehouse_id bigint not null references warehouses (id),
  primary key (account_id, warehouse_id)
);
create index account_warehouses_warehouse on account_warehouses (warehouse_id);
