-- Who a product of the shop is bought from, of the suppliers of the factory.
alter table products add column supplier_id bigint references parties;
create index products_supplier on products (supplier_id) where supplier_id is not null;
