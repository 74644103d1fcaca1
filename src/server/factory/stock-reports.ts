import { sql, type SQL } from 'drizzle-orm'
import type { LotRow, StockMeasures, StockQuery, StockRow } from '#src/api/factory-stock.ts'
import { withEachOf } from '../database/cursor.ts'
import { row, rows, type Db } from '../db.ts'
import { pageOf } from '../shop/paging.ts'
import { orderBy } from '../shop/sorting.ts'

const amount = (of: SQL) => sql`trim_scale(coalesce(${of}, 0) / 1000000.0)::text`
const fen = (of: SQL) => sql`trim_scale(coalesce(${of}, 0) / 100.0)::text`

/** Measures of several keys, whole as they are: what `sum` answers would be reckoned on with as decimals. */
const summed = sql`whole_sum(pieces) as pieces, whole_sum(area) as area, whole_sum(weight) as weight`

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
  /** What is looked for: in SKUs `t`, and in lots `o`. */
  words?: { sku: SQL; lot: SQL } | undefined
  /** Warehouses of `warehouse_id` that somebody keeps. */
  kept?: SQL | undefined
}

const all = (conditions: readonly (SQL | false | undefined)[]) =>
  sql.join([sql`true`, ...conditions.filter((one) => one !== undefined && one !== false)], sql` and `)

/** What is looked for is found by its own indexes, before anything that lies there is looked at. */
function isWanted({ words, sku_id, by }: Finding): SQL | undefined {
  const inSku = words && sql`sku_id in (select t.id from factory_products_skus t where ${words.sku})`
  const inLot = words && (by || 'lot') === 'lot' && sql`lot_id in (select o.id from lots o where ${words.lot})`
  return all([sku_id ? sql`sku_id = ${sku_id}` : undefined, inLot ? sql`(${inSku} or ${inLot})` : inSku])
}

/** Balances of nothing say nothing of keys that something must lie at: a quarter of those that ever were. */
const isSomething = ({ state }: Finding): SQL | undefined =>
  !state || state === 'has' || state === 'negative' ? sql`(pieces <> 0 or area <> 0 or weight <> 0)` : undefined

/**
 * What lay where at the end of a day, a row for each key: what lies there now without what came and went since; with what all of its SKU was
 * (`all_pieces`, `all_weight`) and was worth.
 */
function keysAsOf(query: Finding, isPage: boolean): SQL {
  const { by = 'lot', asOf, warehouse_id, kept } = query
  const isByLot = (by || 'lot') === 'lot'
  const wanted = isWanted(query)
  const within = all([kept, warehouse_id ? sql`warehouse_id = ${warehouse_id}` : undefined, wanted, !asOf && isSomething(query)])
  // what lies of a SKU everywhere stands there already
  if (!asOf && by === 'sku' && !kept && !warehouse_id)
    return sql`lying as (select sku_id, 0::bigint as warehouse_id, 0::bigint as lot_id, pieces, area, weight, pieces as all_pieces, weight as all_weight, value
      from stock_values where ${wanted})`
  const since = (columns: SQL) => (asOf ? sql` union all select ${columns} from stock_moves where biz_date > ${asOf}` : sql``)
  const [warehouse, lot] = [by === 'sku' ? sql`0::bigint` : sql`warehouse_id`, isByLot ? sql`lot_id` : sql`0::bigint`]
  // goods are gone through by name, and only those of a page are summed up
  if (!asOf && !isByLot && isPage)
    return sql`lying as (select x.id as sku_id, y.*, v.pieces as all_pieces, v.weight as all_weight, v.value
      from factory_products_skus x cross join lateral (
        select ${warehouse} as warehouse_id, 0::bigint as lot_id, ${summed} from stock_balances where sku_id = x.id and ${within} group by 1, 2) y join stock_values v on v.sku_id = x.id)`
  // so does what lies there now, key by key
  const keys =
    !asOf && isByLot
      ? sql`select sku_id, warehouse_id, lot_id, pieces, area, weight from stock_balances where ${within}`
      : sql`select sku_id, ${warehouse} as warehouse_id, ${lot} as lot_id, ${summed} from (
        select sku_id, warehouse_id, lot_id, pieces, area, weight from stock_balances
        ${since(sql`sku_id, warehouse_id, coalesce(lot_id, 0), -pieces, -area, -weight`)}) b where ${within} group by 1, 2, 3`
  const worth = asOf
    ? sql`(select sku_id, sum(pieces)::bigint as pieces, sum(weight)::bigint as weight, sum(value)::bigint as value from (
        select sku_id, pieces, weight, value from stock_values ${since(sql`sku_id, -pieces, -weight, -value`)}) v group by 1)`
    : sql`stock_values`
  return sql`lying as (select y.*, v.pieces as all_pieces, v.weight as all_weight, v.value from (${keys}) y join ${worth} v on v.sku_id = y.sku_id)`
}

/** Keys that a query finds, as `k`. */
function found(query: Finding, isPage = false): SQL {
  const { state, age, asOf, by = 'lot' } = query
  const day = asOf ? sql`${asOf}::date` : sql`(now() at time zone 'Asia/Shanghai')::date`
  const states: Readonly<Record<string, SQL>> = {
    has: sql`k.count > 0`,
    zero: sql`k.count = 0`,
    negative: sql`k.count < 0`,
    below: sql`k.whole < coalesce(k.least, 0) * 1000000`,
    all: sql`true`,
  }
  const conditions = all([age ? sql`k.age >= ${age}::int` : undefined, states[state || 'has'] ?? states['has']])
  // what keys have not is not looked up for each of them
  const none = (columns: string) => sql.raw(`cross join (select ${columns}) `)
  const warehouses = by === 'sku' ? sql`${none('null::text as name')} w` : sql`left join warehouses w on w.id = l.warehouse_id`
  const lots =
    (by || 'lot') === 'lot'
      ? sql`left join lots o on o.id = l.lot_id`
      : sql`${none('null::text as lot_no, null::text as qc, null::date as produced_on')} o`
  // a key without a lot is as old as what came to it last
  return sql`with ${keysAsOf(query, isPage)},
    k as (
      select l.sku_id, l.warehouse_id, l.lot_id, l.pieces, l.area, l.weight, t.sn, t.name, t.counted_by, p.safety_min as least, w.name as warehouse, o.lot_no, o.qc, o.produced_on, c.count, u.whole,
        case when u.whole = 0 then 0 when c.count = u.whole then l.value else round(l.value::numeric * c.count / u.whole) end as value,
        ${day} - coalesce(o.produced_on, (select max(m.biz_date) from stock_moves m where m.sku_id = l.sku_id and m.pieces + m.weight > 0
          and (l.warehouse_id = 0 or m.warehouse_id = l.warehouse_id) and (l.lot_id = 0 or m.lot_id = l.lot_id) and m.biz_date <= ${day})) as age
      from lying l join factory_products_skus t on t.id = l.sku_id left join factory_products p on p.id = t.parent_id ${warehouses} ${lots},
      lateral (select case t.counted_by when 'pieces' then l.pieces else l.weight end as count) c,
      lateral (select case t.counted_by when 'pieces' then l.all_pieces else l.all_weight end as whole) u),
    f as (select * from k where ${conditions})`
}

/** Rows of stock in their order, whole. */
function stockRows(query: Finding & { seesCost: boolean }, isPage = false): SQL {
  const cost = query.seesCost
    ? sql`, ${fen(sql`k.value`)} as value, case when k.count = 0 then '' else trim_scale(round(k.value * 10000.0 / k.count, 4))::text end as cost`
    : sql``
  // the oldest lots come first by their days: how old something is, is looked up for a page alone
  return sql`${found(query, isPage && !(query as { sort?: string }).sort)} select k.sku_id::text as sku_id, k.sn, k.name, k.counted_by, case k.warehouse_id when 0 then '' else k.warehouse_id::text end as warehouse_id,
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
  const list = await rows<StockRow>(db, sql`${stockRows(query, true)} ${pageOf(query, 15)}`)
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
