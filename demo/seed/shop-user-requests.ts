import { sql } from 'drizzle-orm'
import type { Seed } from '#src/server/opening/seed.ts'

const day = 86_400_000

/** Coupons that users own, and users who want their account closed. */
export default {
  order: 46,
  async run({ db, now }: Seed) {
    const ago = (days: number) => new Date(now.getTime() - days * day).toISOString()
    await db.execute(sql`insert into shop_user_coupons (coupon_id, uid, coupon_title, coupon_price, use_min_price, start_at, end_at, type, added_at)
      select c.id, u.uid, c.title, c.coupon_price, c.use_min_price, ${ago(9)}::timestamptz, ${ago(9 - 30)}::timestamptz, 'send', ${ago(9)}::timestamptz
      from (select * from coupons where deleted_at is null and status = 1 order by id limit 1) c, shop_users u where u.uid % 6 = 1`)
    await db.execute(sql`insert into shop_user_cancellations (uid, added_at)
      select uid, ${ago(2)}::timestamptz - uid * interval '1 hour' from shop_users where uid % 20 = 5 order by uid`)
    await db.execute(sql`update shop_user_cancellations set status = 2, decided_at = ${ago(1)}::timestamptz, remark = '还有未完成的订单'
      where id = (select min(id) from shop_user_cancellations)`)
  },
}
