import { sql } from 'drizzle-orm'
import { allocated, compared, differenceOf, rounded } from '#src/lib/decimal.ts'
import type { Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { enter } from '../ledger.ts'
import { moveStock } from '../stock.ts'
import { changeOrder } from './change.ts'
import { linesOf, type Acting, type StoredOrder } from './order.ts'
import { step } from './states.ts'
import { couponBack } from './user-coupon.ts'

/**
 * Changes what is to be paid; the change is spread over the goods like any other discount.
 * @throws Refusal 400155 below nought or below the postage, 100100 for what is paid or deleted
 */
export async function changePrice(
  db: Db,
  order: StoredOrder,
  { payPrice, gainPoints }: { payPrice: string; gainPoints?: number | undefined },
  acting: Acting = {},
): Promise<void> {
  step(order, 'changePrice', 'unpaid', '100100')
  const price = rounded(payPrice, 2)
  const isBelowPostage = compared(price, order.pay_postage) < 0
  if (price.startsWith('-')) throw new Refusal({ status: 400, code: '400155', errors: { pay_price: '400155' } })
  const lines = await linesOf(db, order.id)
  // where less than the postage is left, the postage was reduced, too
  const postage = isBelowPostage ? price : order.pay_postage
  const shares = allocated(
    differenceOf(price, postage),
    lines.map(({ paid_price }) => paid_price),
  )
  const values = JSON.stringify(lines.map(({ id }, at) => ({ id, paid: shares[at] })))
  // what is promised of it for bringing the buyer follows what is paid
  const promised = (column: string) => sql.raw(`${column} = round(l.${column} * coalesce(n.paid / nullif(l.paid_price, 0), 1), 2)`)
  await db.execute(sql`update shop_order_lines l set paid_price = n.paid, true_price = round(n.paid / l.num, 2),
      ${promised('one_brokerage')}, ${promised('two_brokerage')}
    from json_to_recordset(${values}::json) n (id bigint, paid numeric) where l.id = n.id`)
  await changeOrder(
    db,
    order.id,
    [
      sql`pay_price = ${price}, pay_postage = ${postage}, (one_brokerage, two_brokerage) =
        (select sum(one_brokerage), sum(two_brokerage) from shop_order_lines where order_id = ${order.id})`,
      ...(gainPoints === undefined ? [] : [sql`gain_integral = ${gainPoints}`]),
    ],
    { type: 'order_edit', message: `商品总价为：${order.total_price} 修改实际支付金额为：${price}` },
    acting,
  )
}

/** Gives up an order that nobody paid: its goods are back in stock, its points with the buyer. @throws Refusal 100005 */
export async function cancelOrder(db: Db, order: StoredOrder, acting: Acting = {}): Promise<void> {
  step(order, 'cancel', 'closed', '100005')
  const at = acting.at && { at: acting.at }
  await changeOrder(db, order.id, [sql`is_del = 1, back_integral = use_integral`], { type: 'cancel', message: '取消订单' }, acting)
  const lines = await linesOf(db, order.id)
  await moveStock(
    db,
    lines.map(({ sku_id, num }) => ({ sku: sku_id, quantity: num, reason: 'cancel' as const, order: order.id, ...at })),
  )
  await couponBack(db, order.id)
  const points = order.use_integral - order.back_integral
  if (points > 0)
    await enter(db, {
      ...{ uid: order.uid, account: 'points', amount: String(points), type: 'pay_product_integral_back', title: '商品退积分' },
      ...{ link: order.order_id, ...at },
    })
}
