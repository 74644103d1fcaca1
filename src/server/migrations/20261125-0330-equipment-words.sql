-- What records are found by (tables/words.ts), now that equipment is a declared table like the others.
alter table equipment add column words text not null default '', add column pinyin text not null default '';
