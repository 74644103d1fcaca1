import { sql } from 'drizzle-orm'
import type { Db } from '#src/server/db.ts'
import { midnight, type Goods } from './goods.ts'

interface CouponPlan {
  title: string
  price: string
  above: string
  type?: number
  receive?: number
  /** Days it can be used for. */
  days?: number
  /** Days around the first start at which it can be taken. */
  taken?: readonly [from: number, to: number]
  used?: readonly [from: number, to: number]
  /** Left of how many; without it there is no limit. */
  count?: readonly [left: number, total: number]
  /** Names of categories, or places of products. */
  of?: readonly (string | number)[]
  status?: number
  isDeleted?: boolean
}

const plans: readonly CouponPlan[] = [
  { title: '新人见面礼', price: '10.00', above: '39.00', receive: 2, days: 15 },
  { title: '会员专享券', price: '15.00', above: '99.00', receive: 4, days: 30 },
  { title: '满 49 减 5', price: '5.00', above: '49.00', days: 7, count: [862, 1000] },
  { title: '满 99 减 12', price: '12.00', above: '99.00', days: 15, count: [431, 600] },
  { title: '满 199 减 30', price: '30.00', above: '199.00', days: 30, count: [178, 300] },
  { title: '全场无门槛', price: '3.00', above: '0.00', days: 3, count: [96, 500] },
  { title: '防护用品专享', price: '8.00', above: '59.00', type: 1, of: ['防护用品'], days: 20 },
  { title: '厨房焕新券', price: '20.00', above: '129.00', type: 1, of: ['厨房餐具'], days: 20, count: [240, 400] },
  { title: '保温杯立减', price: '15.00', above: '79.00', type: 2, of: [60, 61], days: 10, count: [55, 200] },
  {
    title: '户外运动季',
    price: '25.00',
    above: '168.00',
    type: 1,
    of: ['运动户外'],
    taken: [-10, 120],
    used: [-10, 150],
    count: [310, 500],
  },
  { title: '收纳整理周', price: '10.00', above: '69.00', type: 1, of: ['收纳整理'], days: 14 },
  { title: '老客回馈', price: '6.00', above: '36.00', receive: 3, days: 30, count: [400, 400] },
  { title: '双十一主会场', price: '50.00', above: '399.00', taken: [-30, -9], used: [-30, -5], count: [23, 800] },
  { title: '圣诞预热券', price: '18.00', above: '138.00', taken: [14, 40], used: [14, 45], count: [500, 500] },
  { title: '早鸟五折抵扣', price: '20.00', above: '40.00', days: 3, count: [0, 50] },
  { title: '内购试发', price: '99.00', above: '100.00', days: 1, count: [20, 20], status: 0 },
  { title: '中秋团圆券', price: '28.00', above: '198.00', taken: [-80, -50], used: [-80, -45], count: [12, 300], isDeleted: true },
]

async function categoryIds(db: Db, names: readonly (string | number)[]): Promise<string> {
  const { rows } = await db.execute(sql`select id from categories where cate_name = any(${sql.param([...names])}::text[]) order by id`)
  return rows.map((row) => row['id']).join(',')
}

/** Coupons: twelve can be had, the others are over, to come, all taken, switched off, deleted. */
export async function addCoupons(db: Db, goods: readonly Goods[], now: Date): Promise<void> {
  const at = (days: number | undefined) => (days === undefined ? null : midnight(now, days))
  for (const [index, plan] of plans.entries()) {
    const { type = 0, of = [], count, taken, used } = plan
    const products = type === 2 ? of.map((one) => goods[Number(one)]!.id).join(',') : ''
    const categories = type === 1 ? await categoryIds(db, of) : ''
    await db.execute(sql`insert into coupons (title, type, receive_type, coupon_price, use_min_price, coupon_time, use_start_at, use_end_at, start_at, end_at, is_permanent,
        total_count, remain_count, receive_limit, product_id, category_id, status, add_time, deleted_at)
      values (${plan.title}, ${type}, ${plan.receive ?? 1}, ${plan.price}, ${plan.above}, ${plan.days ?? 0}, ${at(used?.[0])}, ${at(used?.[1])}, ${at(taken?.[0])}, ${at(taken?.[1])},
        ${count ? 0 : 1}, ${count?.[1] ?? 0}, ${count?.[0] ?? 0}, 1, ${products}, ${categories}, ${plan.status ?? 1}, ${midnight(now, -60 + index)},
        ${plan.isDeleted ? midnight(now, -30) : null})`)
  }
}
