-- Names change, and two people may have one: an event knows the account of who acted. Those of before, and of the server by itself, have none. No key
-- to `accounts`: that would hold a row of it for each event.
alter table document_events add account_id bigint;
create function is_same_person(account bigint, who text, other_account bigint, other text) returns boolean language sql immutable parallel safe as $f$
  select case when account is not null and other_account is not null then account = other_account else who = other end
$f$;

-- Approvals know their level: what a document is worth may change between two of them, and with it which levels there are.
drop function approvals_given(bigint);
create function approvals_given(wanted bigint) returns table (who text, account_id bigint, added_at timestamptz, level smallint) language sql stable as $f$
  select e.who, e.account_id, e.added_at, (e.diff ->> 'level')::smallint from document_events e where e.document_id = wanted and e.what = 'first-approve'
    and e.id > coalesce((select max(s.id) from document_events s where s.document_id = wanted and s.what in ('submit', 'change')), 0) order by e.id
$f$;

-- How many levels of a submitted document are approved of how many, and who is next; nothing where one person does.
create or replace function approval_waits(wanted bigint) returns text language sql stable as $f$
  select case when count(*) = 1 and min(s.who) = '' then ''
    else concat_ws(' ', count(g.level) || '/' || count(*), nullif((array_agg(s.who order by s.level) filter (where g.level is null))[1], '')) end
  from approval_steps(wanted) s left join (select distinct level from approvals_given(wanted)) g on g.level = s.level
$f$;

-- A price as agreed_prices have it: of what the SKU is counted by, in whatever unit the line was entered.
create function base_price(l factory_documents_lines) returns numeric language sql immutable as $f$
  select (case when l.unit_id is not null and l.price_unit in ('unit', '') then round(l.price * l.unit_den / l.unit_num, 6) else l.price end)::numeric(18, 6)
$f$;

-- Levels that a document is approved at, with who may there; nobody named is anybody with the key.
create or replace function approval_steps(wanted bigint) returns table (level smallint, roles bigint[], who text, rules text) language sql stable as $f$
  with d as (select * from factory_documents where id = wanted),
    matched as (
      select r.* from approval_rules r join d on r.type = d.type and r.status = 1 and case r.kind
        when 'amount' then d.gross >= r.limit_at
        when 'new_party' then not exists (
          select from factory_documents o where o.party_id = d.party_id and o.type = d.type and o.id <> d.id and o.status in (2, 3, 4, 5))
        when 'floor' then exists (
          select from factory_documents_lines l join factory_products_skus s on s.id = l.sku_id
          where l.parent_id = d.id and l.price_unit in ('unit', '') and base_price(l) < s.floor_price)
        else exists (
          select from factory_documents_lines l join lateral (
            select b.price from agreed_prices b
            where b.sku_id = l.sku_id and b.type = d.type and b.document_id <> d.id and b.price > 0 and b.price_unit = l.price_unit
            order by b.biz_date desc, b.document_id desc limit 1) was on true
          where l.parent_id = d.id and base_price(l) > was.price * (1 + r.limit_at / 100)) end)
  select n.level, coalesce(array_agg(m.role_id) filter (where m.role_id is not null), '{}'), coalesce(string_agg(distinct o.name, '、'), ''),
    coalesce(string_agg(distinct m.remark, '；'), '')
  from (select 1::smallint as level union select matched.level from matched) n
  left join matched m on m.level = n.level left join roles o on o.id = m.role_id group by n.level order by n.level
$f$;

-- A rule without its role would be for anybody.
alter table approval_rules drop constraint approval_rules_role_id_fkey,
  add constraint approval_rules_role_id_fkey foreign key (role_id) references roles on delete restrict;
