import { sql } from 'drizzle-orm'
import { compared } from '#src/lib/decimal.ts'
import type { Db } from '../../db.ts'
import { noticeKeys, pushNotice } from '../../web/notices.ts'
import { recordCapital } from '../capital.ts'
import { enter } from '../ledger.ts'
import { changeOrder } from './change.ts'
import { timeOf, type Acting, type StoredOrder } from './order.ts'
import { step } from './states.ts'

export interface Payment {
  /** `weixin`, `alipay`, `yue`, `offline` … (orders contract). */
  type: string
  /** The number that the bank gave it. */
  tradeNo?: string
}

/**
 * Takes the money for an order, all of it: from the buyer's balance where that is how it is paid. Its goods count as sold from now on, and
 * who deals with orders is told, except of what happened long ago (`acting.at`).
 * @throws Refusal 100005 for one that is paid or given up, `BALANCE_SHORT`
 */
export async function payOrder(db: Db, order: StoredOrder, { type, tradeNo = '' }: Payment, acting: Acting = {}): Promise<void> {
  const { paid, status } = step(order, 'pay', order.shipping_type === 2 ? 'toVerify' : 'toShip', '100005')
  await countSales(db, order.id)
  const isOffline = type === 'offline'
  await changeOrder(
    db,
    order.id,
    [sql`paid = ${paid}, status = ${status}, pay_at = ${timeOf(acting)}, pay_type = ${type}, trade_no = ${tradeNo}`],
    isOffline ? { type: 'offline', message: '线下付款' } : { type: 'pay_success', message: '用户付款成功' },
    acting,
  )
  await db.execute(sql`update shop_users set pay_count = pay_count + 1 where uid = ${order.uid}`)
  if (!acting.at) await pushNotice(db, { type: 'NEW_ORDER', data: { order_id: order.order_id }, permission: noticeKeys.orders })
  if (compared(order.pay_price, '0') === 0) return
  const at = acting.at && { at: acting.at }
  const { uid, pay_price: amount, order_id } = order
  if (type === 'yue')
    await enter(db, { uid, account: 'money', amount: `-${amount}`, type: 'pay_product', title: '余额支付购买商品', link: order_id, ...at })
  await recordCapital(db, { uid, amount, type: 'order', order: order_id, payType: type, ...at })
}

/** Counts what is in an order as sold; locked in the order in which stock is moved, so that two who buy the same goods never deadlock. */
async function countSales(db: Db, order: number): Promise<void> {
  const held = (column: 'sku_id' | 'product_id') => sql`(select ${sql.raw(column)} from shop_order_lines where order_id = ${order})`
  await db.execute(sql`select id from product_skus where id in ${held('sku_id')} order by id for no key update`)
  await db.execute(sql`select id from products where id in ${held('product_id')} order by id for no key update`)
  await db.execute(sql`with sold as (select sku_id, product_id, sum(num) as num from shop_order_lines where order_id = ${order} group by 1, 2),
      s as (update product_skus k set sales = k.sales + sold.num from sold where k.id = sold.sku_id)
    update products p set sales = p.sales + n.num
    from (select product_id, sum(num) as num from sold group by 1) n where p.id = n.product_id`)
}
