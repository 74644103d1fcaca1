-- Movements of stock stay as they are, but for those of a product that leaves the recycle bin for good: they go with it, never by themselves.
create function keep_stock_moves() returns trigger language plpgsql as $f$
begin
  if tg_op = 'DELETE' and exists (select 1 from product_skus s join products p on p.id = s.product_id
    where s.id = old.sku_id and p.deleted_at is not null and current_setting('crm.removed_products', true) = 'yes') then
    return old;
  end if;
  if tg_op = 'DELETE' or to_jsonb(new) - 'mark' <> to_jsonb(old) - 'mark' then
    raise exception 'entries of % stay as they are', tg_table_name using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $f$;
drop trigger product_stock_moves_kept on product_stock_moves;
create trigger product_stock_moves_kept before update or delete on product_stock_moves for each row execute function keep_stock_moves();
