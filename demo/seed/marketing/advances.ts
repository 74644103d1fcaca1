import { sql } from 'drizzle-orm'
import type { Db } from '#src/server/db.ts'
import { amounts, deletedAt, midnight, offer, type Goods, type Plan } from './goods.ts'

const plans: readonly (Plan & { deposit?: string })[] = [
  { index: 118, percent: 82, deposit: '50.00' },
  { index: 91, percent: 80 },
  { index: 25, percent: 85, deposit: '30.00' },
  { index: 65, percent: 78 },
  { index: 110, percent: 84 },
  { index: 88, percent: 80, deposit: '20.00' },
  { index: 17, percent: 86, from: -70, to: -20 },
  { index: 57, percent: 83, from: 10, to: 70 },
  { index: 97, percent: 88, status: 0 },
]

/** Pre-sales: six run, the others are over, to come, switched off. */
export async function addAdvances(db: Db, goods: readonly Goods[], now: Date): Promise<void> {
  for (const [index, plan] of plans.entries()) {
    const one = goods[plan.index]!
    const { total, left, sold } = amounts(plan, index + 11)
    const to = plan.to ?? 220
    const rest = (days: number) => (plan.deposit ? midnight(now, to + days) : null)
    await db.execute(sql`insert into advances (product_id, title, info, image, images, type, price, ot_price, deposit, unit_name, sort, stock, sales, quota, quota_show, num, once_num,
        status, start_at, stop_at, pay_start_at, pay_stop_at, deliver_time, add_time, deleted_at)
      values (${one.id}, ${`预售 ${one.name}`}, ${`新一批预售，${one.info}`}, ${one.image}, ${JSON.stringify(one.images)}::json, ${plan.deposit ? 1 : 0}, ${offer(one.price, plan.percent)},
        ${(one.was / 100).toFixed(2)}, ${plan.deposit ?? '0.00'}, ${one.unit}, 0, ${left}, ${sold}, ${left}, ${total}, 2, 1, ${plan.status ?? 1}, ${midnight(now, plan.from ?? -8)},
        ${midnight(now, to)}, ${rest(1)}, ${rest(8)}, ${7 + index}, ${midnight(now, -30 + index)}, ${deletedAt(now, plan)})`)
  }
}
