-- Every write: who, when, from where, and each row before and after. Kept by triggers that `keep_audit` puts on a table, so that
-- whatever writes is recorded. Rows are only ever added; a chain of hashes over them is sealed afterwards, so that nobody waits.

-- One transaction of somebody.
create table audit_calls (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default clock_timestamp(),
  -- admin, agent, guest (nobody signed in), job (the server by itself), outside (no server of ours)
  kind text not null,
  person bigint not null default 0,
  name text not null default '',
  -- the call, or the name of the job
  verb text not null default '',
  path text not null default '',
  permission text not null default '',
  address text not null default ''
);
create index audit_calls_person on audit_calls (person, id) where kind = 'admin';
create index audit_calls_time on audit_calls (happened_at);

create table audit_changes (
  id bigint generated always as identity primary key,
  call_id bigint not null,
  source text not null,
  -- values of the primary key, joined by commas
  row_key text not null,
  deed text not null check (deed in ('insert', 'update', 'delete')),
  -- of an update only what differs; secrets as '•••', long values as their size, hash and beginning
  before jsonb,
  after jsonb
);
create index audit_changes_call on audit_changes (call_id, id);

-- hash = sha256(hash before it, then the call and its changes)
create table audit_seals (
  position bigint primary key,
  call_id bigint not null unique,
  hash bytea not null
);

-- Calls that no seal covers yet.
create table audit_waiting (
  call_id bigint not null
);

create function refuse_audit_change() returns trigger language plpgsql as $f$
begin
  raise exception 'the audit log is only ever added to' using errcode = '42501';
end $f$;
create trigger refuse_change before update or delete or truncate on audit_calls for each statement execute function refuse_audit_change();
create trigger refuse_change before update or delete or truncate on audit_changes for each statement execute function refuse_audit_change();
create trigger refuse_change before update or delete or truncate on audit_seals for each statement execute function refuse_audit_change();

-- The row of this transaction, made with its first change. The actor is a setting of the connection: src/server/actor.ts.
create function audit_call() returns bigint language plpgsql as $f$
declare
  call bigint := nullif(current_setting('crm.call', true), '')::bigint;
  who jsonb;
begin
  if call is not null then return call; end if;
  who := coalesce(nullif(current_setting('crm.actor', true), ''), '{}')::jsonb;
  insert into audit_calls (kind, person, name, verb, path, permission, address)
    values (coalesce(who->>'kind', 'outside'), coalesce((who->>'id')::bigint, 0), coalesce(who->>'name', ''), coalesce(who->>'verb', ''),
      coalesce(who->>'path', ''), coalesce(who->>'permission', ''), coalesce(who->>'address', ''))
    returning id into call;
  insert into audit_waiting values (call);
  perform set_config('crm.call', call::text, true);
  return call;
end $f$;

-- A value that is shown: secrets never are, by the name of their column, or of the setting that the row is.
create function audit_shown(key text, value jsonb, whole jsonb) returns jsonb language sql immutable parallel safe as $f$
  select case
    when value = 'null' then value
    when key ~ '(password|passwd|pwd|secret|token)' or (key = 'value'
      and concat_ws(' ', whole->>'name', whole->>'menu_name', whole->>'key', whole->>'field') ~* '(passw|pwd|secret|token|private|cert|key(_|\M))')
      then '"•••"'
    else value
  end
$f$;

create function audit_shown(whole jsonb) returns jsonb language sql immutable parallel safe as $f$
  select jsonb_object_agg(key, audit_shown(key, value, whole)) from jsonb_each(whole)
$f$;

-- A text as it is kept. JSON comes as text, too: not all that it may hold fits jsonb.
create function audit_text(value text) returns jsonb language sql immutable parallel safe as $f$
  select case when length(value) > 4000 then jsonb_build_object('length', length(value),
    'sha256', encode(sha256(convert_to(value, 'UTF8')), 'hex'), 'start', left(value, 300))
  else to_jsonb(value) end
$f$;

create function drop_audit(tab regclass) returns void language plpgsql as $f$
declare
  deed text;
begin
  foreach deed in array array['insert', 'update', 'delete'] loop
    execute format('drop trigger if exists %I on %s', 'audit_' || deed, tab);
    execute format('drop function if exists %I()', format('audit_%s_%s', deed, (select relname from pg_class where oid = tab)));
  end loop;
end $f$;

-- Puts the triggers on a table, made for the columns that it has now.
create function keep_audit(tab regclass) returns void language plpgsql as $f$
declare
  name text := (select relname from pg_class where oid = tab);
  -- a row as jsonb, long values as their size, hash and beginning
  image text := (select format('(select to_jsonb(i) from (select %s) i)', string_agg(case
      when t.typname in ('json', 'jsonb') or t.typcategory = 'S' then format('audit_text(r.%1$I::text) as %1$I', a.attname)
      else format('r.%I', a.attname) end, ', ' order by a.attnum))
    from pg_attribute a join pg_type t on t.oid = a.atttypid where a.attrelid = tab and a.attnum > 0 and not a.attisdropped);
  key text := coalesce((select format('concat_ws('','', %s)', string_agg(format('r.%I', a.attname), ', ' order by array_position(i.indkey::int2[], a.attnum)))
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey) where i.indrelid = tab and i.indisprimary), quote_literal(''));
  head text := 'create or replace function %I() returns trigger language plpgsql as $t$ begin insert into audit_changes (call_id, source, row_key, deed, before, after) ';
  tail text := ' return null; end $t$';
begin
  execute format(head || 'select (select audit_call()), %L, k, ''insert'', null, audit_shown(j) from (select %s k, %s j from fresh r) a;' || tail,
    'audit_insert_' || name, name, key, image);
  execute format(head || 'select (select audit_call()), %L, k, ''delete'', audit_shown(j), null from (select %s k, %s j from gone r) b;' || tail,
    'audit_delete_' || name, name, key, image);
  execute format(head || $q$
    select (select audit_call()), %L, coalesce(b.k, a.k),
      case when a.j is null then 'delete' when b.j is null then 'insert' else 'update' end, d.before, d.after
    from (select %s k, %s j from gone r) b full join (select %s k, %s j from fresh r) a on a.k = b.k
    cross join lateral (
      select jsonb_object_agg(key, audit_shown(key, x.value, b.j)) filter (where x.value is not null) as before,
        jsonb_object_agg(key, audit_shown(key, y.value, a.j)) filter (where y.value is not null) as after
      from jsonb_each(b.j) x full join jsonb_each(a.j) y using (key) where x.value is distinct from y.value
    ) d
    where d.before is not null or d.after is not null;$q$ || tail,
    'audit_update_' || name, name, key, image, key, image);
  execute format('create or replace trigger audit_insert after insert on %s referencing new table as fresh for each statement execute function %I()', tab, 'audit_insert_' || name);
  execute format('create or replace trigger audit_delete after delete on %s referencing old table as gone for each statement execute function %I()', tab, 'audit_delete_' || name);
  execute format('create or replace trigger audit_update after update on %s referencing old table as gone new table as fresh for each statement execute function %I()', tab, 'audit_update_' || name);
end $f$;

-- What a seal covers, the same text for ever.
create function audit_content(c audit_calls) returns text language sql stable as $f$
  select jsonb_build_array(c.id, extract(epoch from c.happened_at)::text, c.kind, c.person, c.name, c.verb, c.path, c.permission, c.address,
    (select jsonb_agg(jsonb_build_array(x.id, x.source, x.row_key, x.deed, x.before, x.after) order by x.id)
      from audit_changes x where x.call_id = c.id))::text
$f$;

insert into menus (id, pid, path, permission, title, icon, header, is_header, is_show, sort) values
  (125, 12, '/admin/system/maintain', 'system-maintain', '{"zh-cn": "维护", "en": "Maintenance", "zh-tw": "維護"}', '', '', 0, 1, 1),
  (126, 125, '/admin/system/maintain/system_log/index', 'system-maintain-system-log', '{"zh-cn": "系统日志", "en": "Operation log", "zh-tw": "系統日誌"}', '', '', 0, 1, 10);
