import { sql } from 'drizzle-orm'
import { compared } from '#src/lib/decimal.ts'
import { row, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { timeOf, type Acting } from './order.ts'

export interface HeldCoupon {
  coupon: number
  price: string
}

/**
 * A coupon that a buyer holds, for goods of so much; nobody else can use it until the transaction ends.
 * @throws Refusal `COUPON_GONE` for one that is somebody else's, used, or out of its time, `COUPON_SHORT` below its least sum
 */
export async function holdCoupon(
  db: Db,
  { id, uid, total }: { id: number; uid: number; total: string },
  acting: Acting,
): Promise<HeldCoupon> {
  const held = await row<{ coupon: number; price: string; least: string }>(
    db,
    sql`select coupon_id as coupon, coupon_price as price, use_min_price as least from shop_user_coupons
      where id = ${id} and uid = ${uid} and status = 0 and ${timeOf(acting)} between start_at and end_at for update`,
  )
  if (!held) throw new Refusal({ status: 400, code: 'COUPON_GONE' })
  if (compared(held.least, total) > 0) throw new Refusal({ status: 400, code: 'COUPON_SHORT', values: { least: held.least } })
  return { coupon: held.coupon, price: compared(held.price, total) > 0 ? total : held.price }
}

/** Uses it up for an order. */
export const spendCoupon = (db: Db, id: number, order: number, acting: Acting) =>
  db.execute(sql`update shop_user_coupons set status = 1, used_at = ${timeOf(acting)}, order_id = ${order} where id = ${id}`)

/** Gives it back to the buyer, in what is left of its time. */
export const couponBack = (db: Db, order: number) =>
  db.execute(sql`update shop_user_coupons set status = 0, used_at = null, order_id = null where order_id = ${order}`)
