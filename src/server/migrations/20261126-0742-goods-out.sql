-- What goes out and what is counted (manufacturing 3.5 no. 18, 6.2 no. 4): lots to choose from, and the list of a stock-take.

-- Lots of which something lies somewhere, with where and how much.
create view stock_lots as
  select o.id, o.lot_no, o.sku_id, o.qc, lower(concat_ws(' ', o.lot_no, o.supplier_lot)) as words, ''::text as pinyin,
    1 as version, ''::text as updated_by, o.added_at as updated_at, o.produced_on,
    coalesce((select string_agg(concat(w.name, ' ', trim_scale(case s.counted_by when 'pieces' then b.pieces else b.weight end / 1000000.0)), ' · ' order by w.id)
      from stock_balances b join warehouses w on w.id = b.warehouse_id
      where b.lot_id = o.id and b.sku_id = o.sku_id and (b.pieces <> 0 or b.weight <> 0)), '') as lying
  from lots o join factory_products_skus s on s.id = o.sku_id;

alter table factory_documents
  -- a count: the last move of stock before it, and whether who counts is shown what there should be
  add post_seq bigint,
  add is_blind smallint not null default 0 check (is_blind in (0, 1)),
  add type_ids jsonb not null default '[]';

alter table factory_documents_lines
  -- of a count: what there should be, and what was found
  add book numeric(18, 6),
  add counted numeric(18, 6);

-- What people have counted, on whatever device: a set. Sent twice, it is there once, and the order does not matter.
create table stock_count_entries (
  document_id bigint not null references factory_documents,
  uuid uuid not null,
  device text not null,
  sku_id bigint not null references factory_products_skus,
  -- without a lot it is 0
  lot_id bigint not null default 0,
  pieces numeric(18, 6) not null check (pieces >= 0),
  weight numeric(18, 6) not null check (weight >= 0),
  counted_at timestamptz not null,
  counted_by text not null,
  added_at timestamptz not null default now(),
  primary key (document_id, uuid)
);
create trigger stock_count_entries_kept before update or delete on stock_count_entries for each row execute function refuse_change();
create trigger stock_count_entries_whole before truncate on stock_count_entries for each statement execute function refuse_change();
