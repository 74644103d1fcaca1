import { sql } from 'drizzle-orm'
import type { Db } from '#src/server/db.ts'
import { amounts, deletedAt, midnight, offer, type Goods, type Plan } from './goods.ts'

const plans: readonly Plan[] = [
  { index: 62, percent: 68 },
  { index: 75, percent: 62 },
  { index: 20, percent: 70 },
  { index: 84, percent: 66 },
  { index: 40, percent: 72 },
  { index: 11, percent: 75 },
  { index: 104, percent: 64 },
  { index: 116, percent: 69 },
  { index: 76, percent: 65, from: -50, to: -4 },
  { index: 12, percent: 70, from: 7, to: 45 },
  { index: 96, percent: 72, status: 0 },
  { index: 33, percent: 60, quota: 0 },
  { index: 45, percent: 66, isDeleted: true },
]

/** Group buys: eight run, the others are over, to come, switched off, sold out, deleted. */
export async function addCombinations(db: Db, goods: readonly Goods[], now: Date): Promise<void> {
  for (const [index, plan] of plans.entries()) {
    const one = goods[plan.index]!
    const { total, left, sold } = amounts(plan, index + 5)
    await db.execute(sql`insert into combinations (product_id, title, info, image, images, price, ot_price, people, effective_time, virtual, unit_name, sort, stock, sales, quota,
        quota_show, num, once_num, is_host, status, browse, joined, succeeded, start_at, stop_at, add_time, deleted_at)
      values (${one.id}, ${one.name}, ${`好友拼团更优惠，${one.info}`}, ${one.image}, ${JSON.stringify(one.images)}::json, ${offer(one.price, plan.percent)}, ${(one.was / 100).toFixed(2)},
        ${2 + (index % 3)}, 24, 60, ${one.unit}, 0, ${left * 2}, ${sold}, ${left}, ${total}, 2, 1, ${index % 3 === 0 ? 1 : 0}, ${plan.status ?? 1}, ${sold * 27 + 13}, ${sold * 3 + 2},
        ${sold}, ${midnight(now, plan.from ?? -15)}, ${midnight(now, plan.to ?? 260)}, ${midnight(now, -40 + index)}, ${deletedAt(now, plan)})`)
  }
}
