-- What a paper is found by (manufacturing 3.0, quick search): its number and words, whose it is, its goods, their lots, and how the names sound. They
-- stand beside the papers, whose rows change with every step: this changes when what a paper says does. Made by triggers, compared by `verify`.
create table paper_words (
  document_id bigint primary key references factory_documents on delete cascade,
  words text not null default '',
  pinyin text not null default ''
);

create view paper_texts as
  select d.id as document_id, lower(concat_ws(' ', d.sn, nullif(d.remark, ''), nullif(d.reason, ''), p.name, nullif(p.short_name, ''), p.sn, g.words)) as words,
    ' ' || concat_ws(' ', nullif(p.pinyin, ''), g.pinyin) as pinyin
  from factory_documents d left join parties p on p.id = d.party_id left join lateral (
    select concat_ws(' ', string_agg(distinct s.name || ' ' || s.sn || ' ' || s.barcode, ' '), string_agg(distinct nullif(l.lot_no, ''), ' '),
      string_agg(distinct nullif(l.supplier_lot, ''), ' ')) as words, string_agg(distinct nullif(s.pinyin, ''), ' ') as pinyin
    from factory_documents_lines l join factory_products_skus s on s.id = l.sku_id where l.parent_id = d.id) g on true
  -- its number comes last
  where d.sn not like 'drawn %';

create function keep_paper_words(papers bigint[]) returns void language sql as $f$
  insert into paper_words select * from paper_texts where document_id = any(papers)
  on conflict (document_id) do update set words = excluded.words, pinyin = excluded.pinyin
  where (paper_words.words, paper_words.pinyin) is distinct from (excluded.words, excluded.pinyin)
$f$;

create function keep_words_of_paper() returns trigger language plpgsql as $f$
begin
  perform keep_paper_words(array[new.id]);
  return null;
end $f$;
create trigger keep_words_of_new_paper after insert on factory_documents for each row
  when (new.sn not like 'drawn %') execute function keep_words_of_paper();
create trigger keep_words_of_paper after update on factory_documents for each row
  when ((old.sn, old.remark, old.reason, old.party_id) is distinct from (new.sn, new.remark, new.reason, new.party_id))
  execute function keep_words_of_paper();

create function keep_words_of_lines() returns trigger language plpgsql as $f$
declare
  papers bigint[];
begin
  if tg_op = 'UPDATE' then
    select array_agg(distinct n.parent_id) into papers from new_lines n join old_lines o on o.id = n.id
    where (n.sku_id, n.lot_no, n.supplier_lot) is distinct from (o.sku_id, o.lot_no, o.supplier_lot);
  elsif tg_op = 'INSERT' then
    select array_agg(distinct parent_id) into papers from new_lines;
  else
    select array_agg(distinct parent_id) into papers from old_lines;
  end if;
  if papers is not null then
    perform keep_paper_words(papers);
  end if;
  return null;
end $f$;
create trigger keep_words_of_new_lines after insert on factory_documents_lines referencing new table as new_lines
  for each statement execute function keep_words_of_lines();
create trigger keep_words_of_lines after update on factory_documents_lines referencing old table as old_lines new table as new_lines
  for each statement execute function keep_words_of_lines();
create trigger keep_words_of_gone_lines after delete on factory_documents_lines referencing old table as old_lines
  for each statement execute function keep_words_of_lines();

create function keep_words_of_goods() returns trigger language plpgsql as $f$
begin
  perform keep_paper_words(array(select distinct parent_id from factory_documents_lines where sku_id = new.id));
  return null;
end $f$;
create trigger keep_words_of_goods after update on factory_products_skus for each row
  when ((old.name, old.sn, old.barcode, old.pinyin) is distinct from (new.name, new.sn, new.barcode, new.pinyin)) execute function keep_words_of_goods();

create function keep_words_of_party() returns trigger language plpgsql as $f$
begin
  perform keep_paper_words(array(select id from factory_documents where party_id = new.id));
  return null;
end $f$;
create trigger keep_words_of_party after update on parties for each row
  when ((old.name, old.short_name, old.sn, old.pinyin) is distinct from (new.name, new.short_name, new.sn, new.pinyin))
  execute function keep_words_of_party();

insert into paper_words select * from paper_texts;
create index paper_words_grams on paper_words using gin (grams(words));
create index paper_words_words on paper_words using gin (words gin_trgm_ops);
create index paper_words_pinyin on paper_words using gin (pinyin gin_trgm_ops);
-- nobody looks through those of the papers themselves any more
drop index factory_documents_grams;
drop index factory_documents_words;
