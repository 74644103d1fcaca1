import type { Db } from '#src/server/db.ts'
import { Refusal } from '#src/server/refusal.ts'
import type { Acting, StoredOrder } from '../order.ts'
import { payOrder } from '../pay.ts'
import { refuseOtherPrice } from './price.ts'

/**
 * Books the money of an order that is paid offline; `seen` is the price that somebody was asked about.
 * @throws Refusal 100005 for another way to pay, `PAY_PRICE_CHANGED`, and as `payOrder`
 */
export async function confirmPayment(db: Db, order: StoredOrder, seen: string | undefined, acting: Acting): Promise<void> {
  refuseOtherPrice(order, seen)
  if (order.pay_type !== 'offline') throw new Refusal({ status: 400, code: '100005' })
  await payOrder(db, order, { type: 'offline' }, acting)
}
