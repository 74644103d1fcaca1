import { sql } from 'drizzle-orm'
import { rows } from '#src/server/db.ts'
import type { Seed } from '#src/server/opening/seed.ts'

/** Who buys in the demo shop and writes to its customer service: most of the chat's customers are users with orders, some of them unpaid. */
export default {
  order: 65,
  async run({ db }: Seed) {
    const customers = await rows<{ uid: number }>(db, sql`select uid from chat_people where kind = 'customer' order by uid desc limit 2`)
    const buyers = await rows<{ uid: number }>(
      db,
      sql`select u.uid from shop_users u join shop_orders o on o.uid = u.uid and o.pid <= 0 and o.is_del = 0
          where u.is_del = 0 and u.status = 1 and u.group_id is not null and u.phone <> ''
          group by u.uid order by bool_or(o.paid = 0) desc, count(*) desc, u.uid limit 2`,
    )
    for (const [index, { uid }] of customers.entries())
      await db.execute(sql`update chat_people p set shop_uid = u.uid, nickname = u.nickname, avatar = u.avatar, phone = u.phone
        from shop_users u where p.uid = ${uid} and u.uid = ${buyers[index]?.uid ?? 0}`)
  },
}
