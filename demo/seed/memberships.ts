import { sql } from 'drizzle-orm'
import { row, rows } from '#src/server/db.ts'
import { buyMembership, makeBatch, redeemCard } from '#src/server/modules/members/joining.ts'
import type { Seed } from '#src/server/opening/seed.ts'

const day = 86_400_000
const bought = ['month', 'quarter', 'year', 'month', 'ever', 'free'] as const
const ways = ['weixin', 'alipay', 'weixin', 'yue'] as const

/** Who could not pay the dearest of what is bought by the balance. */
const isPoor = async (db: Seed['db'], uid: number) =>
  !(await row(db, sql`select 1 as rich from shop_users where uid = ${uid} and now_money >= 1000`))

/** Cards of two batches, a few of them used, and members who bought. */
export default {
  order: 48,
  async run({ db, now }: Seed) {
    const ago = (days: number) => new Date(now.getTime() - days * day)
    let next = 0
    const password = () => String(8_000_000_000 + ((++next * 7_919) % 1_000_000_000))
    const batch = { use_day: 30, total_num: 20, remark: '到店扫码领取' }
    const first = await makeBatch(db, { ...batch, title: '开业体验卡', status: 1, at: ago(60) }, password)
    await makeBatch(db, { ...batch, title: '展会赠送卡', total_num: 12, use_day: 7, status: 0, at: ago(12) }, password)
    const people = await rows<{ uid: number }>(db, sql`select uid from shop_users where is_del = 0 order by uid limit 40`)
    const cards = await rows<{ card_number: string }>(
      db,
      sql`select card_number from member_cards where card_batch_id = ${first} order by id limit 5`,
    )
    for (const [at, { card_number: number }] of cards.entries()) await redeemCard(db, people[at * 3]!.uid, number, ago(50 - at * 4))
    for (const [at, { uid }] of people.filter((_, index) => index % 3 === 1).entries()) {
      const type = bought[at % bought.length]!
      const payType = type === 'free' ? 'free' : ways[at % ways.length]!
      await buyMembership(db, {
        uid,
        type,
        payType: payType === 'yue' && (await isPoor(db, uid)) ? 'weixin' : payType,
        at: ago(45 - at * 3),
      })
    }
  },
}
