import { sql } from 'drizzle-orm'
import { compared } from '#src/lib/decimal.ts'
import type { Db } from '../../db.ts'
import { noticeKeys, pushNotice } from '../../web/notices.ts'
import { recordCapital } from '../capital.ts'
import { enter } from '../ledger.ts'
import { changeOrder } from './change.ts'
import { handOver } from './hand-over.ts'
import { timeOf, type Acting, type StoredOrder } from './order.ts'
import { step } from './states.ts'

export interface Payment {
  /** `weixin`, `alipay`, `yue`, `offline` … (orders contract). */
  type: string
  /** The number that the bank gave it. */
  tradeNo?: string
  /** Paid where it is handed over: nobody has to be told of it. */
  isAtCounter?: boolean
}

/**
 * Takes the money for an order, all of it: from the buyer's balance where that is how it is paid. Its goods count as sold from now on, and
 * who deals with orders is told, except of what happened long ago (`acting.at`).
 * @throws Refusal 100005 for one that is paid or given up, `BALANCE_SHORT`, `CARDS_SHORT`
 */
export async function payOrder(
  db: Db,
  order: StoredOrder,
  { type, tradeNo = '', isAtCounter = false }: Payment,
  acting: Acting = {},
): Promise<void> {
  const { paid, status } = step(order, 'pay', order.shipping_type === 2 ? 'toVerify' : 'toShip', '100005')
  await countSales(db, order)
  const isOffline = type === 'offline'
  await changeOrder(
    db,
    order.id,
    [sql`paid = ${paid}, status = ${status}, pay_at = ${timeOf(acting)}, pay_type = ${type}, trade_no = ${tradeNo}`],
    isOffline ? { type: 'offline', message: '线下付款' } : { type: 'pay_success', message: '用户付款成功' },
    acting,
  )
  if (!acting.at && !isAtCounter)
    await pushNotice(db, { type: 'NEW_ORDER', data: { order_id: order.order_id }, permission: noticeKeys.orders })
  await handOver(db, order, acting)
  if (compared(order.pay_price, '0') === 0) return
  const at = acting.at && { at: acting.at }
  const { uid, pay_price: amount, order_id } = order
  if (type === 'yue')
    await enter(db, { uid, account: 'money', amount: `-${amount}`, type: 'pay_product', title: '余额支付购买商品', link: order_id, ...at })
  await recordCapital(db, { uid, amount, type: 'order', order: order_id, payType: type, ...at })
}

/**
 * Counts what is in an order as sold, and one more order of its buyer. Held in the order in which stock is moved, specifications, products,
 * then the buyer, so that two who buy the same goods never deadlock: each array and count is made whole before what needs it is read.
 */
const countSales = (db: Db, { id, uid }: StoredOrder) =>
  db.execute(sql`with sold as (select sku_id, product_id, sum(num) as num from shop_order_lines where order_id = ${id} group by 1, 2),
      k as (select id, product_id from product_skus where id = any(array(select sku_id from sold)) order by id for no key update),
      above as (select id from products where id = any(array(select product_id from k)) order by id for no key update),
      s as (update product_skus t set sales = t.sales + sold.num from sold join k on k.id = sold.sku_id where t.id = k.id),
      p as (update products t set sales = t.sales + n.num
        from (select product_id, sum(num) as num from sold group by 1) n join above on above.id = n.product_id where t.id = above.id)
    update shop_users set pay_count = pay_count + 1 where uid = ${uid} and (select count(*) from above) > 0`)
