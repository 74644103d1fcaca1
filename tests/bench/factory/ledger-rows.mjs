const inForce = `d.status in (2, 8)`
/** Millionths of the measures of lines, one way or the other. */
const measures = (sign, from = 'l') =>
  `${sign} * (${from}.pieces * 1000000)::bigint, ${sign} * (${from}.area * 1000000)::bigint, ${sign} * (${from}.weight_theory * 1000000)::bigint, ${sign} * (${from}.qty * (2000 + ${from}.sku_id * 37 % 60000))::bigint`

/** What ever left a warehouse, received on the first day: fifty lines a paper. */
export const opening = [
  `create temp table lacking as
   select row_number() over (order by d.warehouse_id, l.sku_id, l.lot_id) - 1 as n, d.warehouse_id as warehouse, l.sku_id, l.lot_id, l.lot_no, sum(l.qty) as qty
   from factory_documents d join factory_documents_lines l on l.parent_id = d.id where d.type in ('OUT', 'TRANSFER') and ${inForce} and d.reversal_of is null group by 2, 3, 4, 5`,
  `insert into factory_documents (id, type, sub_type, sn, status, biz_date, warehouse_id, tax_mode, created_by, created_at, version)
   select 60000000 + n / 50 * 4 + warehouse - 900001, 'IN', 'other', 'made ' || 60000000 + n / 50 * 4 + warehouse - 900001, 2, current_date - 1096, warehouse, 'none', '张三', current_date - 1096, 3
   from lacking group by n / 50, warehouse`,
  `insert into factory_documents_lines (id, parent_id, position, sku_id, qty, base_qty, pieces, area, weight_theory, area_each, weight_each, lot_id, lot_no)
   select 6000000000 + n, 60000000 + n / 50 * 4 + warehouse - 900001, n % 50, k.sku_id, k.qty, k.qty, k.qty, k.qty * s.area_each, k.qty * s.weight_each, s.area_each, s.weight_each, k.lot_id, k.lot_no
   from lacking k join factory_products_skus s on s.id = k.sku_id`,
]

/** Accounts of the journal that each kind writes besides its goods. */
const against = `case when d.type = 'IN' and d.sub_type = 'purchase' or d.type = 'OUT' and d.sub_type = 'return' then 'payable' when d.type = 'OUT' then 'expense' else 'adjustment' end`
const entry = (account, amount) =>
  `select d.biz_date, d.id, ${account} as account, greatest(${amount}, 0) as debit, greatest(-(${amount}), 0) as credit`

export const ledgers = [
  `insert into stock_moves (posted_at, biz_date, document_id, line_id, sku_id, warehouse_id, lot_id, pieces, area, weight, value)
   select d.biz_date + interval '10 hours', d.biz_date, d.id, l.id, l.sku_id, case when k = 1 then d.to_warehouse_id else d.warehouse_id end, l.lot_id, ${measures(`(case when d.type in ('IN', 'COUNT') or k = 1 then 1 else -1 end)`)}
   from factory_documents d join factory_documents_lines l on l.parent_id = d.id, generate_series(0, case d.type when 'TRANSFER' then 1 else 0 end) k
   where d.type in ('IN', 'OUT', 'TRANSFER', 'COUNT') and ${inForce} and d.reversal_of is null order by d.biz_date, d.id, l.position, k`,
  `insert into stock_moves (posted_at, biz_date, document_id, line_id, sku_id, warehouse_id, lot_id, pieces, area, weight, value, reversal_of)
   select m.posted_at, m.biz_date, d.id, m.line_id + 500000000, m.sku_id, m.warehouse_id, m.lot_id, -m.pieces, -m.area, -m.weight, -m.value, m.post_seq
   from stock_moves m join factory_documents d on d.reversal_of = m.document_id order by m.post_seq`,
  `insert into party_entries (posted_at, party_id, side, biz_date, due_date, document_id, kind, debit, credit)
   select d.biz_date, d.party_id, 'AP', d.biz_date, d.due_date, d.id, case d.type when 'IN' then 'slip' when 'OUT' then 'return' else 'payment' end,
     case when d.type = 'IN' then 0 else (d.gross * 100)::bigint end, case when d.type = 'IN' then (d.gross * 100)::bigint else 0 end
   from factory_documents d where ${inForce} and (d.type = 'PAYMENT' or d.sub_type in ('purchase', 'return')) order by d.biz_date, d.id`,
  // what customers owe from before: a sixth of it is one customer's
  `insert into party_entries (posted_at, party_id, side, biz_date, kind, debit, credit)
   select current_date - 1095 + day, case when n % 8 = 0 then 900001 else 900001 + n % 100000 * 7919 % (:parties / 5) * 5 end, 'AR', current_date - 1095 + day, case when n % 3 = 0 then 'receipt' else 'slip' end,
     case when n % 3 = 0 then 0 else 1000 + n % 99999 end, case when n % 3 = 0 then 1000 + n % 99999 else 0 end
   from (select n, (n::numeric / :receivable * 1094)::int as day from generate_series(1, :receivable) n) r`,
  `insert into journal_entries (posted_at, biz_date, document_id, account, debit, credit)
   select biz_date, biz_date, id, account, debit, credit from (
     select * from (${entry(`'materials'`, 'w.sum')} from factory_documents d join (select document_id, sum(value)::bigint as sum from stock_moves group by 1 having sum(value) <> 0) w on w.document_id = d.id) m
     union all select * from (${entry(against, '-w.sum')} from factory_documents d join (select document_id, sum(value)::bigint as sum from stock_moves group by 1 having sum(value) <> 0) w on w.document_id = d.id) a
     union all select * from (${entry(`'cash'`, '-(d.gross * 100)::bigint')} from factory_documents d where d.type = 'PAYMENT' and ${inForce}) c
     union all select * from (${entry(`'payable'`, '(d.gross * 100)::bigint')} from factory_documents d where d.type = 'PAYMENT' and ${inForce}) p) j (biz_date, id, account, debit, credit) order by biz_date, id`,
  `insert into document_links (from_line_id, to_line_id, qty, weight)
   select l.source_line_id, l.id, (l.qty * 1000000)::bigint, (l.weight_theory * 1000000)::bigint from factory_documents_lines l join factory_documents d on d.id = l.parent_id
   where l.source_line_id is not null and ${inForce}`,
]

/** What is kept beside the ledgers, and where counting goes on. */
export const beside = [
  `insert into stock_balances (sku_id, warehouse_id, lot_id, pieces, area, weight)
   select sku_id, warehouse_id, coalesce(lot_id, 0), sum(pieces), sum(area), sum(weight) from stock_moves group by 1, 2, 3`,
  `insert into agreed_prices select * from agreed_lines`,
  `insert into promised_lines select * from open_lines`,
  `insert into stock_values (sku_id, pieces, area, weight, value) select sku_id, sum(pieces), sum(area), sum(weight), sum(value) from stock_moves group by 1`,
  `insert into party_balances (party_id, side, debit, credit) select party_id, side, sum(debit), sum(credit) from party_entries group by 1, 2`,
  ...[
    'units',
    'warehouses',
    'product_types',
    'parties',
    'factory_products',
    'factory_products_skus',
    'lots',
    'factory_documents',
    'factory_documents_lines',
  ].map((table) => `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`),
]
