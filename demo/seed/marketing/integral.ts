import { sql } from 'drizzle-orm'
import type { Db } from '#src/server/db.ts'
import { amounts, deletedAt, midnight, type Goods, type Plan } from './goods.ts'

// a yuan is ten points
const plans: readonly Plan[] = [
  ...[75, 101, 95, 107, 31, 38, 93, 116, 63, 86].map((index) => ({ index: index, percent: 100 })),
  { index: 109, percent: 100, quota: 0 },
  { index: 58, percent: 100, status: 0 },
  { index: 41, percent: 100, isDeleted: true },
]

/** Goods for points: ten can be had, the others are gone, switched off, deleted. */
export async function addIntegralGoods(db: Db, goods: readonly Goods[], now: Date): Promise<void> {
  for (const [index, plan] of plans.entries()) {
    const one = goods[plan.index]!
    const { total, left, sold } = amounts(plan, index + 7)
    const points = Math.ceil(one.price / 100) * 10
    await db.execute(sql`insert into integral_goods (product_id, title, image, images, price, unit_name, sort, stock, sales, quota, quota_show, num, once_num, is_host, status, add_time, deleted_at)
      values (${one.id}, ${one.name}, ${one.image}, ${JSON.stringify(one.images)}::json, ${points}, ${one.unit}, 0, ${left}, ${sold}, ${left}, ${total}, 2, 1,
        ${index % 3 === 0 ? 1 : 0}, ${plan.status ?? 1}, ${midnight(now, -50 + index)}, ${deletedAt(now, plan)})`)
  }
}
