-- a courier's account password stands in a column that the shop's wire calls `key`: the log masks it, too
do $do$
declare
  body text := pg_get_functiondef('keep_audit(regclass)'::regprocedure);
  masked text := replace(replace(body,
    $x$when attname ~ '(password|passwd|pwd|secret|token)' then$x$,
    $x$when attname ~ '(password|passwd|pwd|secret|token)' or name || '.' || attname = 'couriers.key' then$x$),
    $x$attname, attname, value,$x$,
    $x$attname, case when name || '.' || attname = 'couriers.key' then 'secret' else attname end, value,$x$);
begin
  if length(masked) < length(body) + 60 then raise exception 'keep_audit is not as it was'; end if;
  execute masked;
end $do$;
