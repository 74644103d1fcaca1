-- codes that are sold are worth their price to whoever reads them: the log masks them where they lie, and in the order that they were sold with
do $do$
declare
  body text := pg_get_functiondef('keep_audit(regclass)'::regprocedure);
  masked text := replace(body, $x$name || '.' || attname = 'couriers.key'$x$, $x$name || '.' || attname = any (array['couriers.key',
    'product_cards.key', 'product_cards.value', 'product_skus.disk_info', 'shop_orders.virtual_info', 'shop_orders.fictitious_content'])$x$);
begin
  if length(masked) < length(body) + 200 then raise exception 'keep_audit is not as it was'; end if;
  execute masked;
end $do$;
