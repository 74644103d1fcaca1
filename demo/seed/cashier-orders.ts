import { sql } from 'drizzle-orm'
import { row, rows } from '#src/server/db.ts'
import type { Seed } from '#src/server/opening/seed.ts'
import { recordCapital } from '#src/server/shop/capital.ts'

const ways = ['weixin', 'alipay', 'offline'] as const
const count = 18

/** Payments at the counter of the demo shop, with their movements of money. */
export default {
  // after the users
  order: 49,
  async run({ db, now }: Seed) {
    const users = await rows<{ uid: number }>(db, sql`select uid from shop_users where is_del = 0 order by uid limit 60`)
    for (let index = count; index > 0 && users.length > 0; index--) {
      const { uid } = users[(index * 13) % users.length]!
      const at = new Date(now.getTime() - (index * 61 + 5) * 3_600_000)
      const due = 40 + ((index * 37) % 260)
      const paid = index % 4 === 0 ? due - 5 : due
      const payType = ways[index % ways.length]!
      const made = await row<{ order_id: string }>(
        db,
        sql`insert into shop_cashier_orders (order_id, uid, due, pay_price, pay_type, paid_at)
          values ('SY' || to_char(${at.toISOString()}::timestamptz at time zone 'Asia/Shanghai', 'YYYYMMDDHH24MISS') || lpad(${String(index)}, 6, '0'),
            ${uid}, ${due}, ${paid}, ${payType}, ${at.toISOString()}) returning order_id`,
      )
      await recordCapital(db, { uid, amount: `${paid}.00`, type: 'cashier', order: made!.order_id, payType, at })
    }
  },
}
