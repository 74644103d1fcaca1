import { sql } from 'drizzle-orm'
import { row, type Db } from '#src/server/db.ts'
import { demoAddress } from '../pictures/render.ts'
import { amounts, deletedAt, midnight, offer, type Goods, type Plan } from './goods.ts'

// from the hour, for hours: one of them is always running
const sessions = [
  [0, 8],
  [8, 4],
  [12, 4],
  [16, 4],
  [20, 4],
] as const

/** Four of each session run; the others are over, to come, switched off, sold out, deleted. */
const plans: readonly (Plan & { session: number })[] = [
  ...[4, 20, 34, 60, 75, 80, 10, 14, 62, 46, 94, 100, 0, 30, 65, 110, 36, 57, 84, 117].map((product, index) => ({
    index: product,
    percent: 52 + ((index * 7) % 30),
    session: Math.floor(index / 4),
  })),
  { index: 26, percent: 60, session: 1, from: -40, to: -6 },
  { index: 52, percent: 70, session: 2, from: 6, to: 40 },
  { index: 72, percent: 65, session: 3, status: 0 },
  { index: 102, percent: 58, session: 4, quota: 0 },
  { index: 118, percent: 75, session: 2, isDeleted: true },
]

async function addSessions(db: Db): Promise<number[]> {
  const ids: number[] = []
  for (const [index, [hour, hours]] of sessions.entries()) {
    const made = await row<{ id: number }>(
      db,
      sql`insert into seckill_times (hour, hours, slide, sort) values (${hour}, ${hours}, ${demoAddress('banner-02.jpg')}, ${9 - index}) returning id`,
    )
    ids.push(made!.id)
  }
  return ids
}

/** Sessions of the day and what is sold in them. */
export async function addSeckills(db: Db, goods: readonly Goods[], now: Date): Promise<void> {
  const times = await addSessions(db)
  for (const [index, plan] of plans.entries()) {
    const one = goods[plan.index]!
    const { total, left, sold } = amounts(plan, index)
    await db.execute(sql`insert into seckills (product_id, time_id, title, info, image, images, price, ot_price, unit_name, sort, stock, sales, quota, quota_show,
        num, once_num, is_hot, status, start_at, stop_at, add_time, deleted_at)
      values (${one.id}, ${times[plan.session]}, ${one.name}, ${`限时秒杀 ${one.info}`}, ${one.image}, ${JSON.stringify(one.images)}::json, ${offer(one.price, plan.percent)},
        ${(one.was / 100).toFixed(2)}, ${one.unit}, ${(plans.length - index) % 5}, ${left * 3}, ${sold}, ${left}, ${total}, 2, 1, ${index % 6 === 0 ? 1 : 0}, ${plan.status ?? 1},
        ${midnight(now, plan.from ?? -12)}, ${midnight(now, plan.to ?? 290)}, ${midnight(now, -45 + index)}, ${deletedAt(now, plan)})`)
  }
}
