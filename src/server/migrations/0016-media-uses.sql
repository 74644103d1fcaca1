-- Where uploaded files are used. Rows are kept by triggers, so that whatever writes a page or a product keeps them exact.
create table file_uses (
  -- table and row that hold the address
  source text not null,
  row_id bigint not null,
  -- as in files.place
  place text not null,
  -- what staff know it as: kind and id of the page, product, conversation…, with its name
  kind text not null,
  id bigint not null,
  title text not null default '',
  since timestamptz not null default now(),
  primary key (source, row_id, place)
);

create index file_uses_place on file_uses (place, kind, id);
create index file_uses_owner on file_uses (kind, id);

-- Every address below /uploads/ in a text, as files.place has it: in any host, escaped as in JSON or in a query.
create function upload_places(t text) returns setof text language sql immutable parallel safe as $f$
  select distinct ltrim(regexp_replace(rtrim(regexp_replace(found, '\\+u002[fF]|\\+/|%(?:25)*2[fF]', '/', 'g'), '.'), '(_small)?\.[A-Za-z0-9]+$', ''), '/')
  from (select substring(left(part, 400) from '^(?:(?:\\+u002[fF]|\\*/|%(?:25)*2[fF])[A-Za-z0-9._-]+)+') as found
    from string_to_table(t, 'uploads') with ordinality parts (part, n) where n > 1) addresses
  where found is not null
$f$;

-- Arguments: kind; SQL over the row r for its key, the id and the title that staff know, whether it is gone, its texts.
create function keep_file_uses() returns trigger language plpgsql as $f$
declare
  read_text text := format('select case when %s then '''' else concat_ws(e''\n'', %s) end from (select ($1).*) r', tg_argv[4], tg_argv[5]);
  read_facts text := format('select (%s)::bigint, (%s)::bigint, coalesce((%s)::text, '''') from (select ($1).*) r', tg_argv[1], tg_argv[2], tg_argv[3]);
  before text := '';
  after text := '';
  row_key bigint;
  owner bigint;
  name text;
  found text[] := '{}';
begin
  if tg_op <> 'INSERT' then execute read_text into before using old; end if;
  if tg_op <> 'DELETE' then execute read_text into after using new; end if;
  if position('uploads' in before) = 0 and position('uploads' in after) = 0 then return null; end if;
  if tg_op = 'DELETE' then execute read_facts into row_key, owner, name using old;
  else execute read_facts into row_key, owner, name using new;
  end if;
  if tg_op = 'UPDATE' and before = after then
    update file_uses set title = name, id = owner where source = tg_table_name and row_id = row_key and (title <> name or id <> owner);
    return null;
  end if;
  if after <> '' then select coalesce(array_agg(place), '{}') into found from upload_places(after) place; end if;
  delete from file_uses where source = tg_table_name and row_id = row_key and place <> all (found);
  insert into file_uses (source, row_id, place, kind, id, title)
    select tg_table_name, row_key, place, tg_argv[0], owner, name from unnest(found) place
    on conflict (source, row_id, place) do update set title = excluded.title, id = excluded.id
      where file_uses.title <> excluded.title or file_uses.id <> excluded.id;
  return null;
end $f$;

-- One line for a table whose rows show files: keeps its uses from now on, and records those that are there.
create function track_file_uses(tab regclass, kind text, row_key text, id text, title text, gone text, texts text) returns void language plpgsql as $f$
begin
  execute format('create trigger file_uses after insert or update or delete on %s for each row execute function keep_file_uses(%L, %L, %L, %L, %L, %L)',
    tab, kind, row_key, id, title, gone, texts);
  execute format('insert into file_uses (source, row_id, place, kind, id, title)
    select %L, %s, place, %L, %s, coalesce((%s)::text, '''') from %s r, upload_places(concat_ws(e''\n'', %s)) place where not (%s)',
    tab, row_key, kind, id, title, tab, texts, gone);
end $f$;

-- a page that was deleted does not come back, a product in the recycle bin may
select track_file_uses('pages', 'page', 'r.id', 'r.id', 'r.name', 'r.deleted_at is not null', 'r.value, r.default_value, r.bg_pic, r.cover_image');
select track_file_uses('page_drafts', 'page_draft', 'r.page_id', 'r.page_id', 'select name from pages p where p.id = r.page_id', 'false', 'r.columns, r.value');
select track_file_uses('page_versions', 'page_version', 'r.id', 'r.page_id', 'select name from pages p where p.id = r.page_id', 'false', 'r.columns, r.value');
select track_file_uses('page_templates', 'page_template', 'r.id', 'r.id', 'r.name', 'false', 'r.content');
select track_file_uses('products', 'product', 'r.id', 'r.id', 'r.store_name', 'false', 'r.image, r.recommend_image, r.slider_image, r.description');
select track_file_uses('categories', 'product_category', 'r.id', 'r.id', 'r.cate_name', 'false', 'r.pic, r.big_pic');
select track_file_uses('articles', 'article', 'r.id', 'r.id', 'r.title', 'false', 'r.image_input, r.content, r.synopsis');
select track_file_uses('article_categories', 'article_category', 'r.id', 'r.id', 'r.title', 'false', 'r.image');
select track_file_uses('seckills', 'activity', 'r.id', 'r.id', 'r.title', 'false', 'r.image, r.images, r.info');
select track_file_uses('bargains', 'activity', 'r.id', 'r.id', 'r.title', 'false', 'r.image, r.images, r.info, r.rule');
select track_file_uses('combinations', 'activity', 'r.id', 'r.id', 'r.title', 'false', 'r.image, r.images, r.info');
select track_file_uses('integral_goods', 'activity', 'r.id', 'r.id', 'r.title', 'false', 'r.image, r.images');
select track_file_uses('advances', 'activity', 'r.id', 'r.id', 'r.title', 'false', 'r.image, r.images, r.info');
select track_file_uses('lotteries', 'activity', 'r.id', 'r.id', 'r.name', 'false', 'r.image, r.content, r.desc');
select track_file_uses('lottery_prizes', 'activity', 'r.id', 'r.lottery_id', 'r.name', 'false', 'r.image');
select track_file_uses('live_rooms', 'live_room', 'r.id', 'r.id', 'r.name', 'false', 'r.cover_img, r.share_img');
select track_file_uses('member_items', 'member_item', 'r.id', 'r.id', 'r.name', 'false', 'r.pic');
select track_file_uses('chat_messages', 'chat', 'r.id', 'r.conversation_id',
  'select nickname from chat_people p join chat_conversations c on c.visitor_uid = p.uid where c.id = r.conversation_id', 'false', 'r.msn');

create function forget_uses_of_page() returns trigger language plpgsql as $f$
begin
  delete from file_uses where kind in ('page_draft', 'page_version') and id = new.id;
  return null;
end $f$;

create trigger pages_gone after update of deleted_at on pages for each row
  when (old.deleted_at is null and new.deleted_at is not null) execute function forget_uses_of_page();
delete from file_uses where kind in ('page_draft', 'page_version') and id in (select id from pages where deleted_at is not null);
