-- whoever writes the stock: an order, an import, the product's form
create function tell_low_stock() returns trigger language plpgsql as $$
begin
  perform pg_notify('admin_notices', json_build_object('type', 'STORE_STOCK', 'data', json_build_object('id', new.id),
    'permission', 'admin-store-storeProuduct-index')::text);
  return null;
end
$$;
create trigger products_low_stock after update of stock on products for each row
  when (new.stock < 10 and old.stock >= 10 and new.deleted_at is null) execute function tell_low_stock();
