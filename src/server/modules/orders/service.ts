import { sql } from 'drizzle-orm'
import { row, rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { pageOf } from '../../shop/paging.ts'
import { shopTime } from '../../shop/time.ts'
import { orderConditions, type OrderFilter } from './filters.ts'
import { rowOnWire, wholeOrders, type Showing } from './rows.ts'

export interface Paged {
  page?: number
  limit?: number
}

/** A page of orders, the latest first. */
export async function list(db: Db, filter: OrderFilter & Paged, showing: Showing) {
  const where = orderConditions(filter)
  const found = await wholeOrders(db, where, { order: sql`order by o.added_at desc, o.id desc`, page: pageOf(filter) })
  const counted = await row<{ count: number }>(db, sql`select count(*)::int as count from shop_orders o where ${where}`)
  return { data: found.map((order) => rowOnWire(order, showing)), count: counted?.count ?? 0 }
}

/** How many of the orders that a filter finds wait for money, and how many for being shipped. */
export async function chart(db: Db, filter: OrderFilter): Promise<{ un_paid: number; un_send: number }> {
  const where = (status: string) => orderConditions({ ...filter, status })
  const found = await row<{ un_paid: number; un_send: number }>(
    db,
    sql`select count(*) filter (where ${where('0')})::int as un_paid, count(*) filter (where ${where('1')})::int as un_send from shop_orders o
      where ${orderConditions(filter)} and (o.paid = 0 or o.status = 0)`,
  )
  return found!
}

/** What happened to an order, the latest first. */
export const events = (db: Db, id: number, paging: Paged) =>
  rows<{ oid: number; change_type: string; change_message: string; change_time: string }>(
    db,
    sql`select e.order_id as oid, e.change_type, e.change_message, ${shopTime('e.added_at')} as change_time
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

/** Couriers that goods may go out with, in their order; `withWaybills` those with electronic ones alone. */
export const couriers = (db: Db) =>
  rows<{ id: number; value: string; code: string }>(
    db,
    sql`select id, name as value, code from couriers where is_show = 1 order by sort desc, id`,
  )
