import { sql } from 'drizzle-orm'
import { compared } from '#src/lib/decimal.ts'
import type { Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { recordCapital } from '../capital.ts'
import { enter } from '../ledger.ts'
import { moveStock } from '../stock.ts'
import { changeOrder, recordEvent } from './change.ts'
import { takeCommissionBack } from './commission.ts'
import { takePointsBack } from './gained-points.ts'
import { finishReviewed } from './review.ts'
import { type Acting, type StoredOrder } from './order.ts'
import { takesAll, type RefundableLine, type RefundedLine } from './refund-lines.ts'
import { stateOf, step, type OrderState } from './states.ts'
import { couponBack, endBought, endGifts } from './user-coupon.ts'

interface GivenBack {
  order: StoredOrder
  /** The refund's own number. */
  number: string
  /** All lines of the order, before. */
  lines: readonly RefundableLine[]
  refunded: readonly RefundedLine[]
  price: string
}

/** Pieces that nobody shipped yet are given back before those that are under way. */
const unshippedOf = ({ line, num }: RefundedLine) => Math.min(line.surplus_num, num)

function stateAfter({ order, lines, refunded }: GivenBack): OrderState {
  if (takesAll(lines, refunded)) return 'refunded'
  const state = stateOf(order)
  const left = lines.reduce((sum, { surplus_num }) => sum + surplus_num, 0) - refunded.reduce((sum, one) => sum + unshippedOf(one), 0)
  return state === 'partlyShipped' && left === 0 ? 'shipped' : state
}

const isReceived = (order: StoredOrder) => ['received', 'finished'].includes(stateOf(order))

/** Gives back goods, points, money and commissions of an order, in this order: whoever else moves them holds them in the same one. */
export async function giveBack(db: Db, given: GivenBack, acting: Acting): Promise<void> {
  const { order, refunded, price } = given
  const to = stateAfter(given)
  const isAll = to === 'refunded'
  const { status } = step(order, isAll ? 'refundWhole' : 'refundPart', to, '400147')
  const at = acting.at && { at: acting.at }
  const values = JSON.stringify(refunded.map((one) => ({ id: one.line.id, num: one.num, unshipped: unshippedOf(one) })))
  await db.execute(sql`update shop_order_lines l set refund_num = l.refund_num + n.num, surplus_num = l.surplus_num - n.unshipped
    from json_to_recordset(${values}::json) n (id bigint, num int, unshipped int) where l.id = n.id`)
  await changeOrder(
    db,
    order.id,
    [sql`status = ${status}, refund_status = ${isAll ? 2 : 3}, refund_price = refund_price + ${price}::numeric`],
    { type: 'refund_price', message: `退款给用户：${price}元` },
    acting,
  )
  // codes that somebody has seen are nobody's to sell again
  const isSeen = order.virtual_type === 1 && stateOf(order) !== 'toShip'
  if (!isSeen)
    await moveStock(
      db,
      refunded.map(({ line, num }) => ({ sku: line.sku_id, quantity: num, reason: 'refund' as const, order: order.id, ...at })),
    )
  await countBack(db, refunded)
  if (order.virtual_type === 2) await couponsBack(db, given, acting)
  await pointsBack(db, given, isAll, acting)
  if (isAll) await couponBack(db, order.id)
  if (isAll) await giftsBack(db, order, acting)
  await moneyBack(db, given, acting)
  if (isReceived(order)) await takeCommissionBack(db, order, acting)
  if (!isAll) await finishReviewed(db, order, acting)
}

/** Coupons that were bought go with the money for them; what was used of them stays the buyer's, and the log says how many there were. */
async function couponsBack(db: Db, { order, refunded }: GivenBack, acting: Acting): Promise<void> {
  const pieces = refunded.map(({ line, num }) => ({ sku: line.sku_id, num }))
  const ended = await endBought(db, order.id, pieces)
  await recordEvent(db, order.id, { type: 'coupon_back', message: `收回未使用的优惠券 ${ended} 张` }, acting)
}

/** Coupons that came with the goods go with the last of them. */
async function giftsBack(db: Db, order: StoredOrder, acting: Acting): Promise<void> {
  const ended = await endGifts(db, order.id)
  if (ended > 0) await recordEvent(db, order.id, { type: 'coupon_back', message: `收回赠送的优惠券 ${ended} 张` }, acting)
}

async function moneyBack(db: Db, { order, number, price }: GivenBack, acting: Acting): Promise<void> {
  if (compared(price, '0') <= 0) return
  const at = acting.at && { at: acting.at }
  const { uid, pay_type: payType, order_id } = order
  if (payType === 'yue')
    await enter(db, {
      uid,
      account: 'money',
      amount: price,
      type: 'pay_product_refund',
      title: '商品退款',
      link: order_id,
      mark: number,
      ...at,
    })
  await recordCapital(db, { uid, amount: `-${price}`, type: 'refund', order: number, payType, mark: order_id, ...at })
}

async function countBack(db: Db, refunded: readonly RefundedLine[]): Promise<void> {
  const values = JSON.stringify(refunded.map(({ line, num }) => ({ sku: line.sku_id, product: line.product_id, num })))
  await db.execute(sql`with n as (select * from json_to_recordset(${values}::json) n (sku bigint, product bigint, num int)),
      s as (update product_skus k set sales = greatest(0, k.sales - n.num) from (select sku, sum(num) as num from n group by 1) n where k.id = n.sku)
    update products p set sales = greatest(0, p.sales - n.num) from (select product, sum(num) as num from n group by 1) n where p.id = n.product`)
}

/** Points that paid for a part come back by the pieces, and those that were given for what is given back go. */
async function pointsBack(db: Db, { order, lines, refunded }: GivenBack, isAll: boolean, acting: Acting): Promise<void> {
  const count = (of: (line: RefundableLine) => number) => lines.reduce((sum, line) => sum + of(line), 0)
  const gone = count(({ refund_num }) => refund_num) + refunded.reduce((sum, { num }) => sum + num, 0)
  const due = isAll ? order.use_integral : Math.floor((order.use_integral * gone) / count(({ num }) => num))
  await returnPoints(db, order, Math.max(0, due - order.back_integral), acting)
  if (isReceived(order)) await takePointsBack(db, order, acting)
}

/** Gives back points that were used for an order. */
export async function returnPoints(db: Db, order: StoredOrder, points: number, acting: Acting): Promise<void> {
  if (points <= 0) return
  const { uid, order_id } = order
  await db.execute(sql`update shop_orders set back_integral = back_integral + ${points} where id = ${order.id}`)
  await recordEvent(db, order.id, { type: 'integral_back', message: `商品退积分：${points}` }, acting)
  await enter(db, {
    ...{ uid, account: 'points', amount: String(points), type: 'pay_product_integral_back', title: '商品退积分', link: order_id },
    ...(acting.at && { at: acting.at }),
  })
}

/**
 * Gives back points by themselves.
 * @throws Refusal 400160 for a deleted order, 400161 without a number, 400162 where none are left, 400163 for more than are left
 */
export async function refundPoints(db: Db, order: StoredOrder, points: number, acting: Acting = {}): Promise<void> {
  const refuse = (code: string) => {
    throw new Refusal({ status: 400, code })
  }
  if (order.is_del) refuse('400160')
  if (!Number.isInteger(points) || points <= 0) refuse('400161')
  if (order.back_integral >= order.use_integral) refuse('400162')
  if (order.back_integral + points > order.use_integral) refuse('400163')
  await returnPoints(db, order, points, acting)
}
