import { sql } from 'drizzle-orm'
import type { Db } from '#src/server/db.ts'
import { amounts, deletedAt, midnight, offer, type Goods, type Plan } from './goods.ts'

const plans: readonly Plan[] = [
  { index: 60, percent: 12 },
  { index: 90, percent: 20 },
  { index: 65, percent: 25 },
  { index: 17, percent: 18 },
  { index: 110, percent: 22 },
  { index: 57, percent: 30 },
  { index: 87, percent: 15 },
  { index: 25, percent: 35 },
  { index: 118, percent: 40, from: -60, to: -9 },
  { index: 91, percent: 25, from: 9, to: 60 },
  { index: 68, percent: 20, status: 0 },
  { index: 23, percent: 28, isDeleted: true },
]

const rule =
  '<p>1. 每人同时可以发起三件商品的砍价，二十四小时内有效。</p><p>2. 每位好友可以帮砍一次，金额随机。</p><p>3. 砍到底价后请尽快下单，售完即止。</p>'

/** Bargains: eight run, the others are over, to come, switched off, deleted. */
export async function addBargains(db: Db, goods: readonly Goods[], now: Date): Promise<void> {
  for (const [index, plan] of plans.entries()) {
    const one = goods[plan.index]!
    const { total, left, sold } = amounts(plan, index + 3)
    await db.execute(sql`insert into bargains (product_id, title, info, rule, image, images, price, min_price, bargain_max_price, bargain_min_price, people_num, unit_name, sort,
        stock, sales, quota, quota_show, status, look, share, joined, helped, succeeded, start_at, stop_at, add_time, deleted_at)
      values (${one.id}, ${one.name}, ${`邀请好友帮忙砍价，${one.info}`}, ${rule}, ${one.image}, ${JSON.stringify(one.images)}::json, ${(one.price / 100).toFixed(2)},
        ${offer(one.price, plan.percent)}, '10.00', '0.50', ${4 + (index % 5)}, ${one.unit}, 0, ${left * 2}, ${sold}, ${left}, ${total}, ${plan.status ?? 1}, ${sold * 31 + 17},
        ${sold * 4 + 3}, ${sold + 6}, ${sold * 5 + 11}, ${sold}, ${midnight(now, plan.from ?? -15)}, ${midnight(now, plan.to ?? 240)}, ${midnight(now, -40 + index)}, ${deletedAt(now, plan)})`)
  }
}
