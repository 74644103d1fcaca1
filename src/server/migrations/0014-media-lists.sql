-- Where a file lies below the upload folder, without its ending: what pages and products hold of its address. And what
-- names are put in order by: filled in by the server (modules/files/sounds.ts), null until then.
alter table files drop column grams;
alter table files
  add column name_key text collate "C",
  add column place text generated always as (regexp_replace(regexp_replace(att_dir, '^/uploads/', ''), '(_small)?\.[A-Za-z0-9]+$', '')) stored;

create index files_place on files (place);

-- What files are searched by, apart from them: moving and deleting a hundred thousand must not touch these indexes.
create table file_words (
  file_id bigint primary key,
  -- name and alternative text, in small letters
  words text not null,
  -- how they sound; null until the server has written it, for names that are new or were changed, whoever wrote them
  pinyin text
);

insert into file_words (file_id, words) select id, lower(real_name || ' ' || alt) from files;
create index file_words_grams on file_words using gin (grams(words));
create index file_words_words on file_words using gin (words gin_trgm_ops);
create index file_words_pinyin on file_words using gin (pinyin gin_trgm_ops);
create index file_words_unsounded on file_words (file_id) where pinyin is null;

create function files_keep_words() returns trigger language plpgsql as $f$
begin
  if tg_op = 'UPDATE' and new.real_name = old.real_name and new.alt = old.alt then return null; end if;
  insert into file_words (file_id, words) values (new.id, lower(new.real_name || ' ' || new.alt))
    on conflict (file_id) do update set words = excluded.words, pinyin = null;
  return null;
end $f$;

create trigger files_words after insert or update of real_name, alt on files for each row execute function files_keep_words();

create function files_drop_words() returns trigger language plpgsql as $f$
begin
  if tg_op = 'TRUNCATE' then delete from file_words;
  else delete from file_words where file_id in (select id from gone);
  end if;
  return null;
end $f$;

create trigger files_words_gone after delete on files referencing old table as gone for each statement execute function files_drop_words();
create trigger files_words_all_gone after truncate on files for each statement execute function files_drop_words();

create function files_tell_unsounded() returns trigger language plpgsql as $f$
begin
  perform pg_notify('files_unsounded', '');
  return null;
end $f$;

create trigger files_named_anew after insert or update of real_name, alt on files for each statement execute function files_tell_unsounded();

-- counts and deep pages are read from these alone
drop index files_shown;
drop index files_shown_of_category;
drop index files_of_category;
drop index files_trash;
create index files_newest on files (id desc) include (pid, kind, att_type) where removed_at is null;
create index files_newest_of_category on files (pid, id desc) include (kind, att_type) where removed_at is null;
create index files_named on files (name_key, id) include (pid, kind, att_type) where removed_at is null;
create index files_largest on files (att_size desc, id desc) include (pid, kind, att_type) where removed_at is null;
create index files_dated on files (add_time) include (pid, kind, att_type) where removed_at is null;
create index files_trash on files (removed_at desc, id desc) include (pid, kind, att_type) where removed_at is not null;
