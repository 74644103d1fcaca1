-- What a SKU is called and found by follows from its product (manufacturing 3.5 no. 8): lines of documents choose SKUs by it.
alter table factory_products_skus
  add name text not null default '',
  add area_each numeric(18, 6) not null default 0,
  add weight_each numeric(18, 6) not null default 0,
  add words text not null default '',
  add pinyin text not null default '',
  add version integer not null default 1,
  add updated_by text not null default '',
  add updated_at timestamptz not null default now();

create function name_factory_sku() returns trigger language plpgsql as $f$
declare
  product factory_products;
  spec text;
begin
  select * into product from factory_products where id = new.parent_id;
  spec := concat_ws('*', trim_scale(new.thickness), new.width, new.length);
  new.name := concat_ws(' ', product.name, nullif(spec, ''), coalesce(new.hardness, product.hardness) || '°',
    coalesce(nullif(new.colour, ''), nullif(product.colour, '')));
  new.area_each := coalesce(round(new.width::numeric * new.length / 1000000, 6), 0);
  new.weight_each := coalesce(round(new.thickness * new.width * new.length * product.density / 1000000, 6), 0);
  new.words := lower(concat_ws(' ', new.name, new.sn, product.sn, nullif(new.barcode, ''), product.words));
  new.pinyin := product.pinyin;
  return new;
end $f$;
create trigger name_factory_sku before insert or update on factory_products_skus for each row execute function name_factory_sku();

create function name_factory_skus() returns trigger language plpgsql as $f$
begin
  update factory_products_skus set updated_at = now() where parent_id = new.id;
  return null;
end $f$;
create trigger name_factory_skus after update of name, sn, hardness, colour, density, words, pinyin on factory_products
  for each row execute function name_factory_skus();

create index factory_products_skus_grams on factory_products_skus using gin (grams(words));
create index factory_products_skus_words on factory_products_skus using gin (words gin_trgm_ops);
create index factory_products_skus_pinyin on factory_products_skus using gin (pinyin gin_trgm_ops);

-- A line keeps what a piece measured when it was written; `taken` and `progress` follow from links alone (`verify` compares them).
alter table factory_documents_lines
  add counted_by text not null default 'pieces' check (counted_by in ('pieces', 'weight')),
  add area_each numeric(18, 6) not null default 0,
  add weight_each numeric(18, 6) not null default 0,
  add amount numeric(16, 2) not null default 0,
  add taken numeric(18, 6) not null default 0;
alter table factory_documents add progress numeric(7, 4) not null default 0;

-- What the line of another document is called where one answers it.
create view factory_line_names as
  select l.id, d.sn || ' #' || (l.position + 1) as name from factory_documents_lines l join factory_documents d on d.id = l.parent_id;
