import { sql } from 'drizzle-orm'
import type { Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { changeOrder } from './change.ts'
import { type Acting, type StoredOrder } from './order.ts'
import { stateOf } from './states.ts'

/** The buyer takes an order that is over out of their list. @throws Refusal 100005 while it is under way */
export async function hideOrder(db: Db, order: StoredOrder, acting: Acting = {}): Promise<void> {
  if (!['received', 'finished', 'refunded'].includes(stateOf(order)) || order.is_del) throw new Refusal({ status: 400, code: '100005' })
  await changeOrder(db, order.id, [sql`is_del = 1`], { type: 'remove_order', message: '删除订单' }, acting)
}

/** The shop takes it out of its own list, with its parts. @throws Refusal 400157 before the buyer has deleted it */
export async function removeOrder(db: Db, order: StoredOrder, acting: Acting = {}): Promise<void> {
  if (!order.is_del) throw new Refusal({ status: 400, code: '400157' })
  await changeOrder(db, order.id, [sql`is_system_del = 1`], { type: 'remove_order', message: '商家删除订单' }, acting)
  if (order.pid === -1) await db.execute(sql`update shop_orders set is_system_del = 1, version = version + 1 where pid = ${order.id}`)
}
