import { sql } from 'drizzle-orm'
import { row, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { changeOrder, recordEvent } from './change.ts'
import type { Acting, StoredOrder } from './order.ts'
import type { StoredRefund } from './refund.ts'
import { refundStep } from './refund-states.ts'

interface Held {
  order: StoredOrder
  refund: StoredRefund
}

/** The goods of it may come back. @throws Refusal 400144 */
export async function agreeToReturn(db: Db, { order, refund }: Held, acting: Acting = {}): Promise<void> {
  const type = refundStep(refund, 'agree')
  await db.execute(sql`update shop_refunds set refund_type = ${type}, version = version + 1 where id = ${refund.id}`)
  await recordEvent(db, order.id, { type: 'refund_express', message: '商家同意退货，等待用户退货' }, acting)
}

/** The buyer has sent the goods. @throws Refusal 400144 */
export async function sendBack(
  db: Db,
  { order, refund }: Held,
  { express, name, phone = '' }: { express: string; name: string; phone?: string },
  acting: Acting = {},
): Promise<void> {
  const type = refundStep(refund, 'sendBack')
  await db.execute(sql`update shop_refunds set refund_type = ${type}, refund_express = ${express}, refund_express_name = ${name},
    refund_phone = ${phone}, version = version + 1 where id = ${refund.id}`)
  await recordEvent(db, order.id, { type: 'refund_express', message: `用户已退货，订单号：${order.order_id}` }, acting)
}

/** What an order says of refunds once one of them is out of the way. */
async function withoutIt(db: Db, order: StoredOrder): Promise<number> {
  const found = await row<{ given: boolean }>(
    db,
    sql`select exists (select 1 from shop_order_lines where order_id = ${order.id} and refund_num > 0) as given`,
  )
  return found?.given ? 3 : 0
}

/** The shop gives nothing back. @throws Refusal 400113 without a reason, 400144 */
export async function refuseRefund(db: Db, { order, refund }: Held, reason: string, acting: Acting = {}): Promise<void> {
  if (!reason.trim()) throw new Refusal({ status: 400, code: '400113', errors: { refund_reason: '400113' } })
  const type = refundStep(refund, 'refuse')
  await db.execute(
    sql`update shop_refunds set refund_type = ${type}, refuse_reason = ${reason.trim()}, version = version + 1 where id = ${refund.id}`,
  )
  await changeOrder(
    db,
    order.id,
    [sql`refund_status = ${await withoutIt(db, order)}`],
    { type: 'refund_n', message: `不退款原因：${reason.trim()}` },
    acting,
  )
}

/** The buyer does without. @throws Refusal 400144 */
export async function cancelRefund(db: Db, { order, refund }: Held, acting: Acting = {}): Promise<void> {
  refundStep(refund, 'cancel')
  await db.execute(sql`update shop_refunds set is_cancel = 1, version = version + 1 where id = ${refund.id}`)
  await changeOrder(
    db,
    order.id,
    [sql`refund_status = ${await withoutIt(db, order)}`],
    { type: 'cancel_refund_order', message: '用户取消退款' },
    acting,
  )
}
