import type pg from 'pg'
import { dbOver } from '#src/server/db.ts'
import { verify } from '#src/server/factory/verify.ts'

/** A statement that finds what may not be: rows of what is wrong. */
const never: Readonly<Record<string, string>> = {
  'pieces, area and weight of a key are what has moved': `
    select sku_id || ' ' || warehouse_id || ' ' || lot_id as what from (
      select sku_id, warehouse_id, coalesce(lot_id, 0) as lot_id, pieces, area, weight from stock_moves
      union all select sku_id, warehouse_id, lot_id, -pieces, -area, -weight from stock_balances) b
    group by sku_id, warehouse_id, lot_id having (sum(pieces), sum(area), sum(weight)) <> (0, 0, 0)`,
  'pieces, area, weight and worth of a SKU are what has moved': `
    select sku_id::text as what from (
      select sku_id, pieces, area, weight, value from stock_moves union all select sku_id, -pieces, -area, -weight, -value from stock_values) b
    group by sku_id having (sum(pieces), sum(area), sum(weight), sum(value)) <> (0, 0, 0, 0)`,
  'nothing is less than nothing': `
    select b.sku_id || ' ' || b.warehouse_id || ' ' || b.lot_id || ': ' || b.pieces || ' ' || b.area || ' ' || b.weight as what
    from stock_balances b where b.pieces < 0 or b.area < 0 or b.weight < 0
    union all select sku_id || ' is worth ' || value from stock_values where value < 0`,
  'with the last piece goes everything': `
    select b.sku_id || ' ' || b.warehouse_id || ' ' || b.lot_id as what from stock_balances b join factory_products_skus s on s.id = b.sku_id
    where case s.counted_by when 'pieces' then b.pieces else b.weight end = 0 and (b.pieces, b.area, b.weight) <> (0, 0, 0)
    union all select v.sku_id || ' is worth ' || v.value from stock_values v join factory_products_skus s on s.id = v.sku_id
    where case s.counted_by when 'pieces' then v.pieces else v.weight end = 0 and v.value <> 0`,
  'what lies is what the papers in force say': `
    with moved as (
      select s.id as sku, case d.type when 'TRANSFER' then d.warehouse_id else coalesce(l.warehouse_id, d.warehouse_id) end as warehouse,
        d.to_warehouse_id as other, d.type, coalesce(l.lot_id, 0) as lot,
        case when d.type = 'COUNT' then l.qty when s.counted_by = 'pieces' then l.pieces else coalesce(l.weight_actual, l.weight_theory) end
          * case when d.type in ('OUT', 'TRANSFER') then -1 else 1 end as count
      from factory_documents d join factory_documents_lines l on l.parent_id = d.id join factory_products_skus s on s.id = l.sku_id
      where d.type in ('IN', 'OUT', 'TRANSFER', 'COUNT') and d.status in (2, 8))
    select concat_ws(' ', sku, warehouse, lot, sum(count)) as what from (
      select sku, warehouse, lot, count * 1000000 as count from moved union all select sku, other, lot, -count * 1000000 from moved where type = 'TRANSFER'
      union all select b.sku_id, b.warehouse_id, b.lot_id, -case s.counted_by when 'pieces' then b.pieces else b.weight end
      from stock_balances b join factory_products_skus s on s.id = b.sku_id) k group by sku, warehouse, lot having sum(count) <> 0`,
  'what has moved says the line of its paper that it is of': `
    select m.post_seq || ' of ' || d.sn as what from stock_moves m join factory_documents d on d.id = m.document_id
    left join factory_documents_lines l on l.id = m.line_id and l.parent_id = m.document_id and l.sku_id = m.sku_id where l.id is null`,
  'debit is credit in every paper': `
    select document_id::text as what from journal_entries group by document_id having sum(debit) <> sum(credit)`,
  'stock in the journal is what goods are worth': `
    select j.sum || ' ' || v.sum as what from (select coalesce(sum(debit - credit), 0) as sum from journal_entries where account in ('materials', 'work', 'goods')) j,
      (select coalesce(sum(value), 0) as sum from stock_values) v where j.sum <> v.sum`,
  'what is owed in the journal is what parties are owed': `
    select j.sum || ' ' || p.sum as what from (select coalesce(sum(credit - debit), 0) as sum from journal_entries where account = 'payable') j,
      (select coalesce(sum(credit - debit), 0) as sum from party_entries where side = 'AP') p where j.sum <> p.sum`,
  'parties have what was entered for them': `
    select party_id || ' ' || side as what from (
      select party_id, side, debit, credit from party_entries union all select party_id, side, -debit, -credit from party_balances) b
    group by party_id, side having (sum(debit), sum(credit)) <> (0, 0)`,
  'a paper in force is owed what it comes to': `
    select d.sn as what from factory_documents d
    left join lateral (select coalesce(sum(credit - debit), 0) as sum from party_entries where document_id = d.id) e on true
    where d.status in (2, 8) and e.sum <> 100 * case
      when d.type = 'IN' and d.sub_type = 'purchase' then d.gross when d.type = 'OUT' and d.sub_type = 'return' then -d.gross
      when d.type = 'PAYMENT' then -(d.gross + case when d.reversal_of is null then d.discount else -(select o.discount from factory_documents o where o.id = d.reversal_of) end)
      else 0 end and not (d.type = 'PAYMENT' and d.reversal_of is not null)`,
  'nothing is settled twice': `
    select e.post_seq::text as what from party_entries e
    join lateral (select sum(amount) as sum from allocations a where e.post_seq in (a.payment_seq, a.debt_seq)) a on true
    where a.sum > e.debit + e.credit or a.sum < 0`,
  'no more than was ordered and three in a hundred has come, no more went back than came': `
    select d.sn || ' #' || l.position + 1 as what from factory_documents_lines l join factory_documents d on d.id = l.parent_id
    join lateral (select sum(qty) as sum from document_links where from_line_id = l.id) k on true
    where k.sum < 0 or k.sum > l.qty * 1000000 * case d.type when 'PO' then 1.03 else 1 end`,
  'an order is as far as its lines are': `
    select d.sn || ' ' || d.status as what from factory_documents d
    join lateral (select bool_and(l.closed_by <> '' or l.taken >= l.qty) as is_done, sum(l.taken) as taken from factory_documents_lines l where l.parent_id = d.id) n on true
    where d.type = 'PO' and d.status in (2, 3, 4) and d.status <> case when n.is_done then 4 when n.taken > 0 then 3 else 2 end`,
  'what is not in force has posted nothing, what is has': `
    select d.sn || ' ' || d.status as what from factory_documents d
    where d.type in ('IN', 'OUT', 'TRANSFER') and (d.status in (2, 8)) <> exists (select from stock_moves m where m.document_id = d.id)`,
  'a number is there once, and none is missing': `
    select n.letters || n.period as what from (
      select left(sn, 2) as letters, substr(sn, 3, 8) as period, count(*) as count, count(distinct substr(sn, 12)::int) as numbers, max(substr(sn, 12)::int) as last
      from factory_documents group by 1, 2) n
    left join number_series s on s.letters = n.letters and s.period = n.period where (n.count, n.numbers, n.last) is distinct from (n.numbers, s.last::bigint, s.last)`,
}

/** What is not as it must be, in sentences. */
export async function findBroken(pool: pg.Pool): Promise<string[]> {
  const broken: string[] = []
  for (const [name, statement] of Object.entries(never)) {
    const { rows } = await pool.query<{ what: string }>(statement)
    if (rows.length > 0)
      broken.push(
        `${name}: ${rows.length} times not, ${rows
          .slice(0, 4)
          .map(({ what }) => what)
          .join(', ')}`,
      )
  }
  const differences = await verify(dbOver(pool))
  if (differences.length > 0) broken.push(`verify finds ${differences.length}: ${JSON.stringify(differences.slice(0, 3))}`)
  return broken
}
