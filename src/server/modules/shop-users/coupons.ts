import { sql } from 'drizzle-orm'
import type { CouponRow } from '#src/api/marketing.ts'
import { row, rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { couponColumns } from '../../shop/coupons.ts'
import { pageOf } from '../../shop/paging.ts'
import { holds } from '../../shop/search.ts'

// on, and not over
const current = sql`deleted_at is null and status = 1 and (end_at is null or end_at > now()) and (use_end_at is null or use_end_at > now())`
const open = sql`${current} and (is_permanent = 1 or remain_count > 0)`

/** Coupons that can be given to users. */
export async function listGrantable(
  db: Db,
  query: { page?: number; limit?: number; coupon_title?: string },
): Promise<{ list: CouponRow[]; count: number }> {
  const text = query.coupon_title?.trim()
  const where = text ? sql`${open} and ${holds('title', text)}` : open
  const list = await rows<CouponRow>(
    db,
    sql`select ${couponColumns} from coupons where ${where} order by sort desc, id desc ${pageOf(query)}`,
  )
  const counted = await row<{ count: number }>(db, sql`select count(*)::int as count from coupons where ${where}`)
  return { list, count: counted?.count ?? 0 }
}

/** Those of them that the same piece of work has not given the coupon yet. */
async function without(db: Db, uids: readonly number[], batch: string): Promise<number[]> {
  const given = await rows<{ uid: number }>(
    db,
    sql`select uid::int as uid from shop_user_coupons
      where batch = ${batch}::uuid and uid = any (${`{${uids.join(',')}}`}::bigint[])`,
  )
  const had = new Set(given.map(({ uid }) => uid))
  return uids.filter((uid) => !had.has(uid))
}

/** Refused with `COUPON_LIMIT` where somebody has had as many of a coupon as one person may; nought is no limit. */
async function refuseOverLimit(db: Db, id: number, uids: readonly number[], most: number): Promise<void> {
  if (most <= 0) return
  const over = await rows<{ nickname: string }>(
    db,
    sql`select u.nickname from shop_users u where u.uid = any (${`{${uids.join(',')}}`}::bigint[])
      and (select count(*) from shop_user_coupons c where c.coupon_id = ${id} and c.uid = u.uid) >= ${most} order by u.uid`,
  )
  if (!over.length) return
  const names = over.slice(0, 3).map(({ nickname }) => nickname)
  throw new Refusal({ status: 400, code: 'COUPON_LIMIT', values: { names: names.join('、'), count: over.length, most } })
}

/**
 * Gives users a coupon each, all of them or none; one `batch` gives nobody two. Refused with 100026 where there is no such coupon, or its time is over,
 * `COUPON_LIMIT` where somebody has had as many as they may, 100031 where too few are left, and 400214 for somebody who is not there.
 */
export async function grant(db: Db, id: number, uids: readonly number[], batch?: string): Promise<void> {
  const coupon = await row<{ is_permanent: number; remain_count: number; receive_limit: number }>(
    db,
    // held: whoever gives the same one at the same moment waits, and finds what was given
    sql`select is_permanent, remain_count, receive_limit from coupons where id = ${id} and ${current} for update`,
  )
  if (!coupon) throw new Refusal({ status: 100026 })
  const to = batch ? await without(db, uids, batch) : uids
  await refuseOverLimit(db, id, to, coupon.receive_limit)
  if (!coupon.is_permanent && coupon.remain_count < to.length) throw new Refusal({ status: 400, code: '100031' })
  const given = await rows(
    db,
    sql`insert into shop_user_coupons (coupon_id, uid, coupon_title, coupon_price, use_min_price, start_at, end_at, type, batch)
      select c.id, u.uid, c.title, c.coupon_price, c.use_min_price, coalesce(c.use_start_at, now()),
        coalesce(c.use_end_at, now() + greatest(c.coupon_time, 1) * interval '1 day'), 'send', ${batch ?? null}::uuid
      from coupons c, shop_users u where c.id = ${id} and u.uid = any (${`{${to.join(',')}}`}::bigint[]) and u.is_del = 0 returning id`,
  )
  if (given.length < to.length) throw new Refusal({ status: 400214 })
  if (!coupon.is_permanent) await db.execute(sql`update coupons set remain_count = remain_count - ${to.length} where id = ${id}`)
}
