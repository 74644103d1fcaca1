import { sql } from 'drizzle-orm'
import { compared } from '#src/lib/decimal.ts'
import { row, rows, type Db } from '../../db.ts'
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

/** Ends what coupons an order gave beside its goods, as far as nobody has used them; where there is a number of them, they can be had again. */
export async function endGifts(db: Db, order: number): Promise<number> {
  const ended = await rows(
    db,
    sql`with ended as (update shop_user_coupons set end_at = now() where given_by = ${order} and status = 0 and end_at > now()
        returning id, coupon_id),
      had as (update coupons c set remain_count = c.remain_count + e.num from (select coupon_id, count(*) as num from ended group by 1) e
        where c.id = e.coupon_id and c.is_permanent = 0)
    select id from ended`,
  )
  return ended.length
}

/**
 * Ends coupons that were the goods of an order, as many as pieces of them are given back and as far as nobody has used them; where there is a
 * number of them, they can be had again. Answers how many.
 */
export async function endBought(db: Db, order: number, pieces: readonly { sku: number; num: number }[]): Promise<number> {
  const ended = await rows(
    db,
    sql`with back as (
        select s.coupon_id, sum(n.num)::int as num from json_to_recordset(${JSON.stringify(pieces)}::json) n (sku bigint, num int)
        join product_skus s on s.id = n.sku where s.coupon_id is not null group by 1),
      free as (
        select c.id from back b cross join lateral (
          select id from shop_user_coupons where bought_by = ${order} and coupon_id = b.coupon_id and status = 0 and end_at > now()
          order by id limit b.num for update) c),
      ended as (update shop_user_coupons c set end_at = now() from free where c.id = free.id returning c.id, c.coupon_id),
      had as (update coupons c set remain_count = c.remain_count + e.num from (select coupon_id, count(*) as num from ended group by 1) e
        where c.id = e.coupon_id and c.is_permanent = 0)
    select id from ended`,
  )
  return ended.length
}
