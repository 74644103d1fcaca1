-- Who approves what, level after level (manufacturing 2.8): each rule that fits a document wants a level, and of the people of a role where it names
-- one. The first level is there without a rule.

-- Roles to choose from, as tables want them.
create view role_names as
  select id, name, is_disabled, lower(name) as words, ''::text as pinyin, 1 as version, ''::text as updated_by, '2026-01-01'::timestamptz as updated_at
  from roles;

alter table approval_rules
  add level smallint not null default 2 check (level between 1 and 5),
  add role_id bigint references roles on delete set null,
  alter limit_at set default 0,
  drop constraint approval_rules_kind_check,
  add constraint approval_rules_kind_check check (kind in ('amount', 'rise', 'floor', 'new_party')),
  drop constraint approval_rules_type_check,
  add constraint approval_rules_type_check check (type in ('PO', 'SO'));

-- Levels that a document is approved at, with who may there; nobody named is anybody with the key.
create function approval_steps(wanted bigint) returns table (level smallint, roles bigint[], who text, rules text) language sql stable as $f$
  with d as (select * from factory_documents where id = wanted),
    matched as (
      select r.* from approval_rules r join d on r.type = d.type and r.status = 1 and case r.kind
        when 'amount' then d.gross >= r.limit_at
        when 'new_party' then not exists (
          select from factory_documents o where o.party_id = d.party_id and o.type = d.type and o.id <> d.id and o.status in (2, 3, 4, 5))
        when 'floor' then exists (
          select from factory_documents_lines l join factory_products_skus s on s.id = l.sku_id
          where l.parent_id = d.id and l.price_unit = 'unit' and l.price < s.floor_price)
        else exists (
          select from factory_documents_lines l join lateral (
            select b.price from agreed_prices b
            where b.sku_id = l.sku_id and b.type = d.type and b.document_id <> d.id and b.price > 0 and b.price_unit = l.price_unit
            order by b.biz_date desc, b.document_id desc limit 1) was on true
          where l.parent_id = d.id and l.price > was.price * (1 + r.limit_at / 100)) end)
  select n.level, coalesce(array_agg(m.role_id) filter (where m.role_id is not null), '{}'), coalesce(string_agg(distinct o.name, '、'), ''),
    coalesce(string_agg(distinct m.remark, '；'), '')
  from (select 1::smallint as level union select matched.level from matched) n
  left join matched m on m.level = n.level left join roles o on o.id = m.role_id group by n.level order by n.level
$f$;

-- Who has approved a document since it was submitted, level by level.
create function approvals_given(wanted bigint) returns table (who text, added_at timestamptz) language sql stable as $f$
  select e.who, e.added_at from document_events e where e.document_id = wanted and e.what = 'first-approve'
    and e.id > coalesce((select max(s.id) from document_events s where s.document_id = wanted and s.what in ('submit', 'change')), 0) order by e.id
$f$;

-- How many levels of a submitted document are approved of how many, and who is next; nothing where one person does.
create function approval_waits(wanted bigint) returns text language sql stable as $f$
  select case when count(*) = 1 and min(s.who) = '' then ''
    else concat_ws(' ', g.given || '/' || count(*), nullif((array_agg(s.who order by s.level))[g.given + 1], '')) end
  from approval_steps(wanted) s cross join (select count(*)::int as given from approvals_given(wanted)) g group by g.given
$f$;
