import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db.ts'
import { timeOf, type Acting } from './order.ts'

/** What happened to an order (orders contract, "Order event records"), in the words of its log. */
export interface OrderEvent {
  type: string
  message: string
}

/** What is set of an order, and of all its lines. */
export interface Change {
  order: readonly SQL[]
  lines: SQL
}
const isPlain = (change: readonly SQL[] | Change): change is readonly SQL[] => Array.isArray(change)

/** Changes an order and writes down what happened: one is never without the other. */
export async function changeOrder(
  db: Db,
  id: number,
  change: readonly SQL[] | Change,
  { type, message }: OrderEvent,
  acting: Acting,
): Promise<void> {
  const { order, lines } = isPlain(change) ? { order: change, lines: undefined } : change
  await db.execute(sql`with changed as (
      update shop_orders set ${sql.join([...order, sql`version = version + 1, updated_at = now()`], sql`, `)} where id = ${id} returning id
    )${lines ? sql`, l as (update shop_order_lines set ${lines} where order_id = ${id})` : sql``} insert into shop_order_events (order_id, change_type, change_message, by_name, added_at)
      select id, ${type}, ${message}, ${acting.by ?? ''}, ${timeOf(acting)} from changed`)
}

/** Writes down what happened beside a change. */
export async function recordEvent(db: Db, id: number, { type, message }: OrderEvent, acting: Acting): Promise<void> {
  await db.execute(sql`insert into shop_order_events (order_id, change_type, change_message, by_name, added_at)
    values (${id}, ${type}, ${message}, ${acting.by ?? ''}, ${timeOf(acting)})`)
}
