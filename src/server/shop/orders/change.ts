import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db.ts'
import { timeOf, type Acting } from './order.ts'

/** What happened to an order (orders contract, "Order event records"), in the words of its log. */
export interface OrderEvent {
  type: string
  message: string
}

/** Changes an order and writes down what happened: one is never without the other. */
export async function changeOrder(db: Db, id: number, sets: readonly SQL[], { type, message }: OrderEvent, acting: Acting): Promise<void> {
  await db.execute(sql`with changed as (
      update shop_orders set ${sql.join([...sets, sql`version = version + 1, updated_at = now()`], sql`, `)} where id = ${id} returning id
    ) insert into shop_order_events (order_id, change_type, change_message, by_name, added_at)
      select id, ${type}, ${message}, ${acting.by ?? ''}, ${timeOf(acting)} from changed`)
}

/** Writes down what happened beside a change. */
export async function recordEvent(db: Db, id: number, { type, message }: OrderEvent, acting: Acting): Promise<void> {
  await db.execute(sql`insert into shop_order_events (order_id, change_type, change_message, by_name, added_at)
    values (${id}, ${type}, ${message}, ${acting.by ?? ''}, ${timeOf(acting)})`)
}
