import { sql, type SQL } from 'drizzle-orm'
import type { PaperChartQuery } from '#src/api/factory-orders.ts'
import { differenceOf, quotientOf, sumOf } from '#src/lib/decimal.ts'
import { row, rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import type { User } from '../../sessions.ts'
import { tabsOf } from './list.ts'
import { mayPrice, paperFor, seenPapers } from './papers.ts'
import { linesOf } from './shapes.ts'

// what counts once it was approved or audited
const counted = sql`d.status in (2, 3, 4, 5)`

const metrics = {
  amount: sql`coalesce(sum(l.gross), 0)`,
  qty: sql`trim_scale(coalesce(sum(l.base_qty), 0))`,
  weight: sql`trim_scale(coalesce(sum(coalesce(l.weight_actual, l.weight_theory)), 0))`,
  count: sql`count(distinct d.id)`,
  price: sql`trim_scale(round(sum(l.gross) / nullif(sum(l.base_qty), 0), 4))`,
} as const

const dims: Record<NonNullable<PaperChartQuery['dim']>, SQL> = {
  day: sql`to_char(d.biz_date, 'YYYY-MM-DD')`,
  week: sql`to_char(d.biz_date, 'IYYY-"W"IW')`,
  month: sql`to_char(d.biz_date, 'YYYY-MM')`,
  product: sql`p.name`,
  customer: sql`coalesce((select y.name from parties y where y.id = d.party_id), '')`,
  type: sql`(select k.name from product_types k where k.id = p.type_id)`,
  salesman: sql`coalesce((select a.real_name from accounts a where a.id = d.salesman_id), d.created_by)`,
}
const isTime = (dim: string) => ['day', 'week', 'month'].includes(dim)

/** Figures of tabs, and of a metric over days or things (manufacturing 3.2, chart); without a metric the tabs alone. */
export async function readChart(db: Db, query: PaperChartQuery, user: User) {
  const { type, from, to, metric, dim = 'day', top = 10, compare, sku_id: sku } = query
  const tabs = await tabsOf(db, { type }, user)
  if (!metric) return { tabs }
  if ((metric === 'amount' || metric === 'price') && !mayPrice(user)) throw new Refusal({ status: 110000, code: '110000' })
  const seen = seenPapers(paperFor(type, user), user)
  const within = (start: string | undefined, end: string | undefined) => sql`d.type = ${type} and d.reversal_of is null and ${counted}
    ${start ? sql`and d.biz_date >= ${start}::date` : sql``} ${end ? sql`and d.biz_date <= ${end}::date` : sql``}
    ${seen ? sql`and ${seen}` : sql``} ${sku ? sql`and l.sku_id = ${Number(sku)}` : sql``} ${metric === 'price' ? sql`and l.base_qty > 0` : sql``}`
  const source = sql`${linesOf} join factory_documents d on d.id = l.parent_id`
  const found = await rows<{ x: string; y: string }>(
    db,
    sql`select ${dims[dim]} as x, ${metrics[metric]}::text as y from ${source} where ${within(from, to)} group by 1
        ${isTime(dim) ? sql`order by 1` : sql`order by ${metrics[metric]} desc, 1 limit ${top}`}`,
  )
  const points = isTime(dim) && metric !== 'price' && from && to ? await filled(db, found, dims[dim], { from, to }) : found
  const totalOf = async (start: string | undefined, end: string | undefined) =>
    (await row<{ total: string }>(
      db,
      sql`select coalesce(${metrics[metric]}, 0)::text as total from ${source} where ${within(start, end)}`,
    ))!.total
  const total = isTime(dim) && metric !== 'count' && metric !== 'price' ? sumOf(found.map(({ y }) => y)) : await totalOf(from, to)
  const shape = { tabs, x: points.map(({ x }) => x), series: [{ name: metric, data: points.map(({ y }) => y) }], total }
  if (!compare || !from || !to) return shape
  const before = await earlier(db, from, to, compare)
  const prev = await totalOf(before.from, before.to)
  return { ...shape, prev, ratio: /[1-9]/.test(prev) ? quotientOf(differenceOf(total, prev), prev, 4) : null }
}

/** Points of time with those in between that have nothing, for ten years. */
async function filled(db: Db, found: readonly { x: string; y: string }[], label: SQL, { from, to }: { from: string; to: string }) {
  const known = new Map(found.map(({ x, y }) => [x, y]))
  const all = await rows<{ x: string }>(
    db,
    sql`select distinct ${label} as x from (select g::date as biz_date from generate_series(${from}::date, least(${to}::date, ${from}::date + 3660), '1 day') g) d
        order by 1`,
  )
  const points = all.map(({ x }) => ({ x, y: known.get(x) ?? '0' }))
  return [...points, ...found.filter(({ x }) => !all.some((one) => one.x === x))]
}

/** The days before, as many; or the same a year ago. */
const earlier = async (db: Db, from: string, to: string, by: 'prev' | 'yoy') =>
  (await row<{ from: string; to: string }>(
    db,
    by === 'yoy'
      ? sql`select (${from}::date - interval '1 year')::date::text as from, (${to}::date - interval '1 year')::date::text as to`
      : sql`select (${from}::date - (${to}::date - ${from}::date + 1))::text as from, (${from}::date - 1)::text as to`,
  ))!
