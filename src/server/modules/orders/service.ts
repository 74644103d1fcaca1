import { sql } from 'drizzle-orm'
import { row, rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { pageIn, pageOf } from '../../shop/paging.ts'
import { shopTime } from '../../shop/time.ts'
import { orderConditions, stateCondition, type OrderFilter } from './filters.ts'
import { rowOnWire, wholeOrders, type Showing } from '../../shop/order-wire/whole.ts'
import { latestFirst, searchOrders } from './search.ts'

export interface Paged {
  page?: number
  limit?: number
}

/** Orders that a search is counted to: who finds more says more of what is looked for. */
const mostFound = 1000

const isSearch = ({ real_name }: OrderFilter) => Boolean(real_name?.trim())

/** A page of orders, the latest first; `is_capped` where a search finds more than are counted. */
export async function list(db: Db, filter: OrderFilter & Paged, showing: Showing) {
  if (isSearch(filter)) return searched(db, filter, showing)
  const where = orderConditions(filter)
  const found = await wholeOrders(db, where, { order: latestFirst, page: pageOf(filter) })
  const counted = await row<{ count: number }>(db, sql`select count(*)::int as count from shop_orders o where ${where}`)
  return { data: found.map((order) => rowOnWire(order, showing)), count: counted?.count ?? 0 }
}

async function searched(db: Db, filter: OrderFilter & Paged, showing: Showing) {
  const most = mostFound + 1
  const all = await searchOrders(db, filter, most)
  const ids = all.slice(0, mostFound)
  const here = pageIn(ids, filter)
  const found = await wholeOrders(db, sql`o.id = any(${sql.param(here)}::bigint[])`, { order: latestFirst })
  const isCapped = all.length === most
  return { data: found.map((order) => rowOnWire(order, showing)), count: ids.length, ...(isCapped && { is_capped: true }) }
}

/** States that tabs of the list stand for, by their number in its filter. */
const tabStates = ['all', '0', '1', '7', '5', '6', '2', '3', '4', '-1', '-2', '-4'] as const

export interface OrderChart {
  un_paid: number
  un_send: number
  counts: Record<string, number>
}

/** What `stateCondition` looks at. */
const alike = sql.raw('o.paid, o.is_del, o.refund_status, o.status, o.shipping_type')

/** How many of the orders that a filter finds stand on each tab, in one pass; of a search, of those that are counted. */
export async function chart(db: Db, { status: _status, ...filter }: OrderFilter): Promise<OrderChart> {
  const counts = tabStates.map(
    (status, at) => sql`coalesce(sum(o.count) filter (where ${stateCondition(status)}), 0)::int as ${sql.raw(`t${at}`)}`,
  )
  const where = isSearch(filter)
    ? sql`o.id = any(${sql.param(await searchOrders(db, filter, mostFound))}::bigint[])`
    : orderConditions(filter)
  // orders that are alike in what tabs are told apart by are counted before they are judged
  const found = await row<Record<string, number>>(
    db,
    sql`select ${sql.join(counts, sql`, `)} from (select ${alike}, count(*) as count from shop_orders o where ${where} group by ${alike}) o`,
  )
  const byState = Object.fromEntries(tabStates.map((status, at) => [status, found![`t${at}`] ?? 0]))
  return { un_paid: byState['0']!, un_send: byState['1']!, counts: byState }
}

/** What happened to an order, the latest first. */
export const events = (db: Db, id: number, paging: Paged) =>
  rows<{ oid: number; change_type: string; change_message: string; change_time: string; by_name: string }>(
    db,
    sql`select e.order_id as oid, e.change_type, e.change_message, ${shopTime('e.added_at')} as change_time, e.by_name
      from shop_order_events e where e.order_id = ${id} order by e.added_at desc, e.id desc ${pageOf(paging)}`,
  )

/** The parts that an order was shipped in. */
export async function parts(db: Db, id: number, showing: Showing) {
  const found = await wholeOrders(db, sql`o.pid = ${id} and o.is_system_del = 0`, { order: sql`order by o.id` })
  return found.map((order) => rowOnWire(order, showing))
}

/** One order as a row of the list. @throws Refusal `code` where there is none */
export async function oneRow(db: Db, id: number, showing: Showing, code = '400118') {
  const [found] = await wholeOrders(db, sql`o.id = ${id} and o.is_system_del = 0`)
  if (!found) throw new Refusal({ status: 400, code })
  return rowOnWire(found, showing)
}
