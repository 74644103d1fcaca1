-- A GIN index keeps what it has not sorted in yet in a list that every search goes through: of the usual 4 MB that took two thirds of a
-- search among users, and its tidying came in somebody's write. 64 kB, the least there is, are eight pages; rows come in as fast.
do $$
declare one record;
begin
  for one in select c.oid::regclass as name from pg_class c join pg_am a on a.oid = c.relam
    where a.amname = 'gin' and c.relkind = 'i' and c.relnamespace = current_schema()::regnamespace
  loop
    execute format('alter index %s set (gin_pending_list_limit = 64)', one.name);
    perform gin_clean_pending_list(one.name);
  end loop;
end $$;

-- a list by balance or points, with words beside it: whoever is meant is met on the way, where all of them were sorted before
create index shop_users_money on shop_users (now_money desc, uid desc);
create index shop_users_points on shop_users (integral desc, uid desc);
