import { sql } from 'drizzle-orm'
import { row, rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { changeOrder } from './change.ts'
import { giveCommission } from './commission.ts'
import { givePoints } from './gained-points.ts'
import { timeOf, type Acting, type StoredOrder } from './order.ts'
import { hasOpenRefund } from './ship.ts'
import { stateOf, step } from './states.ts'

/** What was promised for the order, to the buyer and to who brought them, once it is there. */
async function keepPromises(db: Db, order: StoredOrder, acting: Acting): Promise<void> {
  await givePoints(db, order, acting)
  // a part promises nothing by itself
  if (order.pid <= 0) await giveCommission(db, order, acting)
}

/** Parts of a split order that are at a status, held. */
const partsIn = (db: Db, { id }: StoredOrder, status: number) =>
  rows<{ id: number }>(db, sql`select id from shop_orders where pid = ${id} and status = ${status} order by id for update`)

/**
 * The buyer has what was sent; of a split order all parts are received with it, and the last part that is received makes it received.
 * @throws Refusal 400114 for what was received already, 400115 before it is shipped
 */
export async function receiveOrder(db: Db, order: StoredOrder, acting: Acting = {}): Promise<void> {
  const isReceived = ['received', 'finished'].includes(stateOf(order))
  const { status } = step(order, 'receive', 'received', isReceived ? '400114' : '400115')
  const taken = { type: 'take_delivery', message: '已收货' }
  await changeOrder(db, order.id, [sql`status = ${status}`], taken, acting)
  if (order.pid === -1) {
    for (const { id } of await partsIn(db, order, 1)) await changeOrder(db, id, [sql`status = ${status}`], taken, acting)
  }
  await keepPromises(db, order, acting)
}

/** Receives a part; the order above it follows with its last one. */
export async function receivePart(db: Db, above: StoredOrder, part: StoredOrder, acting: Acting = {}): Promise<void> {
  await receiveOrder(db, part, acting)
  const waiting = await row(db, sql`select 1 as waits from shop_orders where pid = ${above.id} and status = 1 limit 1`)
  if (!waiting && stateOf(above) === 'shipped') await receiveOrder(db, above, acting)
}

/**
 * Hands over a pick-up order.
 * @throws Refusal `code` for what is no paid pick-up order; 400154 once it is handed over or given back, 400475 while a refund is open
 */
export async function verifyOrder(db: Db, order: StoredOrder, code: string, acting: Acting = {}): Promise<void> {
  if (order.shipping_type !== 2 || !order.paid || order.is_del) throw new Refusal({ status: 400, code })
  const { status } = step(order, 'verify', 'received', '400154')
  if (await hasOpenRefund(db, order.id)) throw new Refusal({ status: 400, code: '400475' })
  await changeOrder(
    db,
    order.id,
    {
      order: [sql`status = ${status}, shipped_at = ${timeOf(acting)}, clerk_id = ${acting.clerk ?? null}::bigint`],
      lines: sql`surplus_num = 0`,
    },
    { type: 'take_delivery', message: '已核销' },
    acting,
  )
  await keepPromises(db, order, acting)
}

/** The buyer said what it is like, or time did; of a split order all parts are over with it. */
export async function finishOrder(db: Db, order: StoredOrder, acting: Acting = {}, message = '用户评价'): Promise<void> {
  const { status } = step(order, 'finish', 'finished', '100005')
  const over = { type: 'check_order_over', message }
  await changeOrder(db, order.id, [sql`status = ${status}`], over, acting)
  if (order.pid !== -1) return
  for (const { id } of await partsIn(db, order, 2)) await changeOrder(db, id, [sql`status = ${status}`], over, acting)
}
