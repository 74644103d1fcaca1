import { sql } from 'drizzle-orm'
import { row, type Db } from '../../db.ts'
import { enter } from '../ledger.ts'
import type { Acting, StoredOrder } from './order.ts'

/**
 * Points that an order is to have given, by what was paid for the pieces that its buyer keeps (by the pieces where nothing was paid), and those
 * that it gave, by its ledger entries: what is asked twice changes nothing. The buyer is held from now on.
 */
async function standing(db: Db, { id, uid, order_id }: StoredOrder): Promise<{ due: number; given: number; held: number }> {
  const found = await row<{ due: number; given: number; held: number }>(
    db,
    sql`with kept as (
        select coalesce(sum(paid_price * (num - refund_num) / num) / nullif(sum(paid_price), 0), sum(num - refund_num)::numeric / sum(num)) as share
        from shop_order_lines where order_id = ${id}),
      given as (
        select coalesce(sum(case pm when 1 then number else -number end), 0) as points from shop_ledger
        where account = 'points' and link_id = ${order_id} and type in ('gain', 'gain_back'))
      select floor(round(o.gain_integral * kept.share, 6))::int as due, given.points::int as given, u.integral::int as held
      from shop_orders o, kept, given, shop_users u where o.id = ${id} and u.uid = ${uid} for no key update of u`,
  )
  return found!
}

const at = (acting: Acting) => acting.at && { at: acting.at }

/** Gives the buyer what an order promised for buying it, once it is received. */
export async function givePoints(db: Db, order: StoredOrder, acting: Acting): Promise<void> {
  if (order.gain_integral === 0) return
  const { due, given } = await standing(db, order)
  if (due > given)
    await enter(db, {
      ...{ uid: order.uid, account: 'points', amount: String(due - given), type: 'gain', title: '购买商品赠送积分', link: order.order_id },
      ...at(acting),
    })
}

/** Takes back what was given for pieces that came back, as far as the buyer still has it. */
export async function takePointsBack(db: Db, order: StoredOrder, acting: Acting): Promise<void> {
  if (order.gain_integral === 0) return
  const { due, given, held } = await standing(db, order)
  const back = Math.min(given - due, held)
  if (back > 0)
    await enter(db, {
      ...{ uid: order.uid, account: 'points', amount: `-${back}`, type: 'gain_back', title: '退款扣除赠送积分', link: order.order_id },
      ...at(acting),
    })
}
