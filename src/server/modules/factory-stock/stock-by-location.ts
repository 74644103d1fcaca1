import { sql, type SQL } from 'drizzle-orm'
import type { StockMeasures, StockQuery, StockRow } from '#src/api/factory-stock.ts'
import { withEachOf } from '../../database/cursor.ts'
import { row, rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { pageOf } from '../../shop/paging.ts'

interface Question extends StockQuery {
  /** A day before today. */
  asOf?: string | undefined
  /** What is looked for: in SKUs `t`, and in lots `o`. */
  words?: { sku: SQL; lot: SQL } | undefined
  /** Warehouses of `warehouse_id` that somebody keeps. */
  kept?: SQL | undefined
}

/** @throws Refusal 400 `LOCATION_FILTER` for what is not known of locations: how goods lay on another day, how old they are, what is not there */
function refuseUnknown({ state = '', age, asOf }: Question): void {
  if (age || asOf || !['', 'has'].includes(state)) throw new Refusal({ status: 400, code: 'LOCATION_FILTER' })
}

/** Rows `lying` of what a query finds: `location_id` is null for what of a warehouse nobody has said a location of. */
function lyingOf(query: Question): SQL {
  refuseUnknown(query)
  const { words, kept, sku_id, warehouse_id } = query
  const within = sql.join(
    [
      kept,
      sku_id ? sql`sku_id = ${sku_id}` : undefined,
      warehouse_id ? sql`warehouse_id = ${warehouse_id}` : undefined,
      words &&
        sql`(sku_id in (select t.id from factory_products_skus t where ${words.sku}) or lot_id in (select o.id from lots o where ${words.lot}))`,
      sql`true`,
    ].filter((one): one is SQL => one !== undefined),
    sql` and `,
  )
  return sql`
    with placed as (select sku_id, warehouse_id, lot_id, location_id, qty from stock_places where qty <> 0 and ${within}),
      whole as (
        select b.sku_id, b.warehouse_id, b.lot_id, case s.counted_by when 'pieces' then b.pieces else b.weight end as qty
        from (select * from stock_balances where (pieces <> 0 or weight <> 0) and ${within}) b join factory_products_skus s on s.id = b.sku_id
        where exists (select from warehouses_locations l where l.parent_id = b.warehouse_id)),
      rest as (
        select sku_id, warehouse_id, lot_id, null::bigint as location_id, sum(qty)::bigint as qty
        from (select sku_id, warehouse_id, lot_id, qty from whole union all select sku_id, warehouse_id, lot_id, -qty from placed) a
        group by 1, 2, 3 having sum(qty) <> 0),
      lying as (select * from placed union all select * from rest)`
}

const text = (of: SQL) => sql`trim_scale(${of} / 1000000.0)::text`

const rowsOf = (
  query: Question,
): SQL => sql`${lyingOf(query)} select s.id::text as sku_id, s.sn, s.name, s.counted_by, w.id::text as warehouse_id, w.name as warehouse, coalesce(a.name, '') as location,
          y.lot_id::text as lot_id, coalesce(o.lot_no, '') as lot_no, coalesce(o.qc, '') as qc, '' as safety_min,
          case s.counted_by when 'pieces' then ${text(sql`y.qty`)} else '0' end as pieces, '0' as area,
          case s.counted_by when 'weight' then ${text(sql`y.qty`)} else ${text(sql`y.qty * s.weight_each`)} end as weight
        from lying y join factory_products_skus s on s.id = y.sku_id join warehouses w on w.id = y.warehouse_id
          left join warehouses_locations a on a.id = y.location_id left join lots o on o.id = y.lot_id
        order by w.name, a.name nulls last, s.name, s.id, o.lot_no, o.id`

const withoutLot = (one: StockRow): StockRow => ({ ...one, lot_id: one.lot_id === '0' ? '' : one.lot_id, age: null })

/** All of it, row by row, for a file. */
export const withEachLocated = <T>(db: Db, query: Question, work: (rows: AsyncIterable<StockRow>) => Promise<T>): Promise<T> =>
  withEachOf<StockRow, T>(db, { select: rowsOf(query), counted: sql`select 0 as count` }, (found) =>
    work(
      (async function* located() {
        for await (const one of found) yield withoutLot(one)
      })(),
    ),
  )

/**
 * What lies at which location of warehouses that have any, lot by lot: what was brought there and not taken from there; `location` is '' for what of a
 * warehouse nobody has said a location of. In what its SKU is counted by.
 * @throws Refusal 400 `LOCATION_FILTER`
 */
export async function stockByLocation(db: Db, query: Question) {
  const list = await rows<StockRow>(db, sql`${rowsOf(query)} ${pageOf(query, 20)}`)
  const sums = (await row<StockMeasures & { count: number }>(
    db,
    sql`${lyingOf(query)} select count(*)::int as count, coalesce(${text(sql`sum(y.qty) filter (where s.counted_by = 'pieces')`)}, '0') as pieces, '0' as area,
          coalesce(${text(sql`sum(case s.counted_by when 'weight' then y.qty else y.qty * s.weight_each end)`)}, '0') as weight
        from lying y join factory_products_skus s on s.id = y.sku_id`,
  ))!
  const { count, ...summary } = sums
  return { list: list.map(withoutLot), count, summary }
}
