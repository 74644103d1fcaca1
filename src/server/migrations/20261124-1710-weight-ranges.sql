-- Weight ranges become a declared table: kilograms and yuan as decimals, words to be found by.
alter table weight_ranges
  add column min numeric check (min >= 0),
  add column max numeric check (max > min),
  add column words text not null default '',
  add column pinyin text not null default '',
  alter column price type numeric using trim_scale(price::numeric / 10000);
update weight_ranges
  set min = trim_scale(min_g::numeric / 1000), max = trim_scale(max_g::numeric / 1000), words = lower(concat_ws(' ', name, price_unit));
alter table weight_ranges alter column min set not null, drop column min_g, drop column max_g;
create index weight_ranges_ends on weight_ranges (scope, scope_id, basis, min);
