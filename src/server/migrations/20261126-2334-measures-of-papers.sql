-- Sizes that papers are looked for by (`3*1000`): each `*` with the character before it and the two behind it. Pairs say of 3*1000 what 3*1200 says, too,
-- and a third of all papers with them.
create function measure_grams(t text) returns text[] language sql immutable parallel safe as $f$
  select coalesce(array_agg(distinct right(p.parts[at], 1) || '*' || left(p.parts[at + 1] || '*' || coalesce(p.parts[at + 2], ''), 2)), '{}')
  from (select string_to_array(t, '*') as parts) p, generate_series(1, cardinality(p.parts) - 1) at
$f$;
create index paper_words_measures on paper_words using gin (measure_grams(words));
