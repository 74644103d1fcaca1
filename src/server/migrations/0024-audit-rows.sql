-- As before, but secrets are masked where the row is read: taking every added row apart again took most of the time of adding many.
create or replace function keep_audit(tab regclass) returns void language plpgsql as $f$
declare
  name text := (select relname from pg_class where oid = tab);
  -- a row as it is kept: long values as their size, hash and beginning, secrets as '•••'
  shown text;
  -- what an update changed, of the row `@`
  change text;
  key text;
  same text;
  head text := 'create or replace function %I() returns trigger language plpgsql as $t$ begin insert into audit_changes (call_id, source, row_key, deed, before, after) ';
  tail text := ' return null; end $t$';
begin
  select format('(select to_jsonb(i) from (select %s) i)', string_agg(format('%s as %I', replace(case
        when attname ~ '(password|passwd|pwd|secret|token)' then format('case when %s is not null then ''•••'' end', plain)
        when attname = 'value' then format('audit_shown(''value'', to_jsonb(%s), to_jsonb(@))', value)
        else value end, '@', 'r'), attname), ', ' order by attnum)),
    string_agg(format('coalesce(case when %s is distinct from %s then jsonb_build_object(%L, audit_shown(%L, to_jsonb(%s), %s)) end, ''{}'')',
      replace(plain, '@', 'b'), replace(plain, '@', 'a'), attname, attname, value,
      -- a value whose setting may be a secret is judged by its row
      case when attname = 'value' then 'to_jsonb(@)' else '''{}''' end), ' || ' order by attnum)
    into shown, change
    from (select a.attname, a.attnum,
        format(case when t.typname in ('json', 'jsonb') or t.typcategory = 'S' then 'audit_text(@.%I::text)' else '@.%I' end, a.attname) as value,
        format(case when t.typname = 'json' then '@.%I::text' else '@.%I' end, a.attname) as plain
      from pg_attribute a join pg_type t on t.oid = a.atttypid where a.attrelid = tab and a.attnum > 0 and not a.attisdropped) c;
  select format('concat_ws('','', %s)', string_agg(format('r.%I', a.attname), ', ' order by array_position(i.indkey::int2[], a.attnum))),
      string_agg(format('a.%1$I = b.%1$I', a.attname), ' and ')
    into key, same
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey) where i.indrelid = tab and i.indisprimary
    having count(*) > 0;
  key := coalesce(key, quote_literal(''));
  same := coalesce(same, 'to_jsonb(a) = to_jsonb(b)');
  execute format(head || 'select (select audit_call()), %L, k, ''insert'', null, j from (select %s k, %s j from fresh r) a;' || tail,
    'audit_insert_' || name, name, key, shown);
  execute format(head || 'select (select audit_call()), %L, k, ''delete'', j, null from (select %s k, %s j from gone r) b;' || tail,
    'audit_delete_' || name, name, key, shown);
  execute format(head || $q$
    select (select audit_call()), %L, case when b is null then %s else %s end,
      case when a is null then 'delete' when b is null then 'insert' else 'update' end, d.before, d.after
    from gone b full join fresh a on %s
    cross join lateral (
      select case when b is null then null when a is null then (select %s from (select b.*) r) else %s end as before,
        case when a is null then null when b is null then (select %s from (select a.*) r) else %s end as after
    ) d
    where d.before <> '{}' or d.after <> '{}';$q$ || tail,
    'audit_update_' || name, name, replace(key, 'r.', 'a.'), replace(key, 'r.', 'b.'),
    same, shown, replace(change, '@', 'b'), shown, replace(change, '@', 'a'));
  execute format('create or replace trigger audit_insert after insert on %s referencing new table as fresh for each statement execute function %I()', tab, 'audit_insert_' || name);
  execute format('create or replace trigger audit_delete after delete on %s referencing old table as gone for each statement execute function %I()', tab, 'audit_delete_' || name);
  execute format('create or replace trigger audit_update after update on %s referencing old table as gone new table as fresh for each statement execute function %I()', tab, 'audit_update_' || name);
end $f$;
