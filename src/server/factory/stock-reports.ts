import { sql, type SQL } from 'drizzle-orm'
import type { LotRow, StockMeasures, StockQuery, StockRow } from '#src/api/factory-stock.ts'
import { withEachOf } from '../database/cursor.ts'
import { row, rows, type Db } from '../db.ts'
import { pageOf } from '../shop/paging.ts'
import { orderBy } from '../shop/sorting.ts'

const amount = (of: SQL) => sql`trim_scale(coalesce(${of}, 0) / 1000000.0)::text`
const fen = (of: SQL) => sql`trim_scale(coalesce(${of}, 0) / 100.0)::text`

/** Names that stock is ordered by, with their columns. */
const ways = { name: sql`k.name`, pieces: sql`k.pieces`, weight: sql`k.weight`, age: sql`k.age`, value: sql`k.value` }
export const stockOrders = Object.keys(ways)

// what somebody may not see is not found out by an order either
function waysFor({ seesCost }: { seesCost: boolean }): Record<string, SQL> {
  const { value, ...open } = ways
  return seesCost ? { ...open, value } : open
}

interface Finding extends Omit<StockQuery, 'as_of'> {
  asOf?: string | undefined
  /** What is looked for in SKUs `t` and lots `o`. */
  words?: SQL | undefined
  /** Warehouses of `warehouse_id` that somebody keeps. */
  kept?: SQL | undefined
}

/**
 * What lay where at the end of a day, a row for each key: what lies there now without what came and went since. Its worth is a part of what all
 * of its SKU was worth.
 */
function keysAsOf({ by = 'lot', asOf, warehouse_id, kept = sql`true` }: Finding): SQL {
  const isByLot = (by || 'lot') === 'lot'
  const within = sql`where ${kept} ${warehouse_id ? sql`and warehouse_id = ${warehouse_id}` : sql``}`
  // what lies there now stands key by key already
  if (!asOf && isByLot)
    return sql`lying as (select sku_id, warehouse_id, lot_id, pieces, area, weight from stock_balances ${within}), worth as (select * from stock_values)`
  const since = (columns: SQL) => (asOf ? sql` union all select ${columns} from stock_moves where biz_date > ${asOf}` : sql``)
  const [warehouse, lot] = [by === 'sku' ? sql`0::bigint` : sql`warehouse_id`, isByLot ? sql`lot_id` : sql`0::bigint`]
  const lying = sql`lying as (
      select sku_id, ${warehouse} as warehouse_id, ${lot} as lot_id, sum(pieces) as pieces, sum(area) as area, sum(weight) as weight from (
        select sku_id, warehouse_id, lot_id, pieces, area, weight from stock_balances
        ${since(sql`sku_id, warehouse_id, coalesce(lot_id, 0), -pieces, -area, -weight`)}) b ${within} group by 1, 2, 3)`
  if (!asOf) return sql`${lying}, worth as (select * from stock_values)`
  return sql`${lying}, worth as (
      select sku_id, sum(pieces) as pieces, sum(weight) as weight, sum(value) as value from (
        select sku_id, pieces, weight, value from stock_values ${since(sql`sku_id, -pieces, -weight, -value`)}) v group by 1)`
}

/** Keys that a query finds, as `k`. */
function found(query: Finding): SQL {
  const { state, sku_id, age, asOf, words } = query
  const day = asOf ? sql`${asOf}::date` : sql`(now() at time zone 'Asia/Shanghai')::date`
  const states: Readonly<Record<string, SQL>> = {
    has: sql`k.count > 0`,
    zero: sql`k.count = 0`,
    negative: sql`k.count < 0`,
    below: sql`k.whole < coalesce(k.least, 0) * 1000000`,
    all: sql`true`,
  }
  const conditions = [
    sku_id ? sql`k.sku_id = ${sku_id}` : sql`true`,
    age ? sql`k.age >= ${age}::int` : sql`true`,
    states[state || 'has'] ?? states['has']!,
  ]
  // a key without a lot is as old as what came to it last
  return sql`with ${keysAsOf(query)},
    k as (
      select l.*, t.sn, t.name, t.counted_by, p.safety_min as least, w.name as warehouse, o.lot_no, o.qc, o.produced_on, c.count, u.whole,
        case when u.whole = 0 then 0 else round(v.value::numeric * c.count / u.whole) end as value,
        ${day} - coalesce(o.produced_on, (select max(m.biz_date) from stock_moves m where m.sku_id = l.sku_id and m.pieces + m.weight > 0
          and (l.warehouse_id = 0 or m.warehouse_id = l.warehouse_id) and (l.lot_id = 0 or m.lot_id = l.lot_id) and m.biz_date <= ${day})) as age
      from lying l join factory_products_skus t on t.id = l.sku_id join factory_products p on p.id = t.parent_id join worth v on v.sku_id = l.sku_id
      left join warehouses w on w.id = l.warehouse_id left join lots o on o.id = l.lot_id,
      lateral (select case t.counted_by when 'pieces' then l.pieces else l.weight end as count) c,
      lateral (select case t.counted_by when 'pieces' then v.pieces else v.weight end as whole) u
      ${words ? sql`where ${words}` : sql``}),
    f as (select * from k where ${sql.join(conditions, sql` and `)})`
}

/** Rows of stock in their order, whole. */
function stockRows(query: Finding & { seesCost: boolean }): SQL {
  const cost = query.seesCost
    ? sql`, ${fen(sql`k.value`)} as value, case when k.count = 0 then '' else trim_scale(round(k.value * 10000.0 / k.count, 4))::text end as cost`
    : sql``
  // the oldest lots come first by their days: how old something is, is looked up for a page alone
  return sql`${found(query)} select k.sku_id::text as sku_id, k.sn, k.name, k.counted_by, case k.warehouse_id when 0 then '' else k.warehouse_id::text end as warehouse_id,
          coalesce(k.warehouse, '') as warehouse, case k.lot_id when 0 then '' else k.lot_id::text end as lot_id, coalesce(k.lot_no, '') as lot_no,
          coalesce(k.qc, '') as qc, k.age, coalesce(trim_scale(k.least)::text, '') as safety_min,
          ${amount(sql`k.pieces`)} as pieces, ${amount(sql`k.area`)} as area, ${amount(sql`k.weight`)} as weight${cost}
        from f k ${orderBy(query as { sort?: string; order?: string }, waysFor(query), sql`k.name, k.sku_id, k.warehouse_id, k.produced_on nulls last, k.lot_id`)}`
}

/** Gives all stock that a query finds to `work`, row by row (`withEachOf`). */
export const withEachStock = <T>(
  db: Db,
  query: Finding & { seesCost: boolean },
  work: (rows: AsyncIterable<StockRow>, count: number) => Promise<T>,
): Promise<T> =>
  withEachOf<StockRow, T>(db, { select: stockRows(query), counted: sql`${found(query)} select count(*)::int as count from f` }, work)

/** Stock by pages, with what all of it measures and is worth. */
export async function stockOf(db: Db, query: Finding & { seesCost: boolean }) {
  const list = await rows<StockRow>(db, sql`${stockRows(query)} ${pageOf(query, 15)}`)
  const sums = await row<StockMeasures & { count: number; value: string }>(
    db,
    sql`${found(query)} select count(*)::int as count, ${amount(sql`sum(pieces)`)} as pieces, ${amount(sql`sum(area)`)} as area,
          ${amount(sql`sum(weight)`)} as weight, ${fen(sql`sum(value)`)} as value from f`,
  )
  const { count, value, ...measures } = sums!
  return { list, count, summary: { ...measures, ...(query.seesCost && { value }) } }
}

/** Lots of a SKU, the oldest first. */
export const lotsOf = (
  db: Db,
  { sku, warehouse, isWhole, kept }: { sku: string; warehouse?: string | undefined; isWhole: boolean; kept?: SQL | undefined },
) =>
  rows<LotRow>(
    db,
    sql`select o.id::text as lot_id, o.lot_no, o.supplier_lot, o.qc, coalesce(o.produced_on::text, '') as produced_on,
          coalesce(o.expires_on::text, '') as expires_on, coalesce(b.warehouse_id::text, '') as warehouse_id, coalesce(w.name, '') as warehouse,
          ${amount(sql`b.pieces`)} as pieces, ${amount(sql`b.area`)} as area, ${amount(sql`b.weight`)} as weight
        from lots o left join stock_balances b on b.lot_id = o.id and b.sku_id = o.sku_id left join warehouses w on w.id = b.warehouse_id
        where o.sku_id = ${sku} ${kept ? sql`and ${kept}` : sql``} ${warehouse ? sql`and b.warehouse_id = ${warehouse}` : sql``}
          ${isWhole ? sql`` : sql`and (b.pieces <> 0 or b.weight <> 0)`}
        order by o.produced_on nulls last, o.id`,
  )
