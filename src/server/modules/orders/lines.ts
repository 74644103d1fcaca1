import { sql } from 'drizzle-orm'
import { row, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { cartsOf, cartsOnWire, type OrderDiscounts } from '../../shop/order-wire/cart.ts'

/** What is in an order, with the pieces that wait for being shipped; keyed by the line. @throws Refusal 100100 */
export async function linesLeft(db: Db, id: number, origin: string) {
  const order = await row<OrderDiscounts & { uid: number }>(
    db,
    sql`select uid, coupon_price, deduction_price from shop_orders where id = ${id} and is_system_del = 0`,
  )
  if (!order) throw new Refusal({ status: 400, code: '100100' })
  const lines = (await cartsOf(db, [id])).get(id) ?? []
  const carts = cartsOnWire(lines, order, origin)
  const shown = lines.map((line, at) => {
    const { refund_num: _refunded, ...cart_info } = carts[at]!
    const { num, refund_num, surplus_num } = line
    return {
      ...{ id: line.id, oid: id, uid: order.uid, cart_id: String(line.id), product_id: line.product_id, old_cart_id: '' },
      ...{ cart_num: num, refund_num, surplus_num, split_status: surplus_num === num ? 0 : surplus_num === 0 ? 2 : 1, cart_info },
      ...{ unique: `line${line.id}`, num: 1 },
    }
  })
  return Object.fromEntries(shown.map((line) => [line.cart_id, line]))
}
