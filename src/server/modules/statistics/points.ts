import { sql } from 'drizzle-orm'
import type { PointFigures } from '#src/api/point-statistics.ts'
import type { Shares, Trend } from '#src/api/statistics.ts'
import { row, type Db } from '../../db.ts'
import { byReason, trendOf, type Reasons } from './ledgers.ts'
import type { Period } from './period.ts'

/** What all users have, and all that they ever got and spent. */
export async function figures(db: Db): Promise<PointFigures> {
  const found = await row<Record<'now' | 'come' | 'gone', string>>(
    db,
    sql`select (select coalesce(sum(integral), 0) from shop_users)::text as now,
      coalesce(sum(number) filter (where pm = 1), 0)::text as come, coalesce(sum(number) filter (where pm = 0), 0)::text as gone
      from shop_ledger where account = 'points'`,
  )
  return { now_point: Number(found!.now), all_point: Number(found!.come), pay_point: Number(found!.gone) }
}

export const trend = (db: Db, period: Period): Promise<Trend> => trendOf(db, period, 'points', { come: '积分积累', gone: '积分消耗' })

const sourceNames: Reasons = [
  ['订单赠送', 'order_gain'],
  ['商品赠送', 'gain'],
  ['后台赠送', 'system_add', 'register_system_add'],
  ['签到获得', 'sign'],
  ['九宫格抽奖', 'lottery_add'],
  ['退款返还', 'pay_product_integral_back'],
]
const useNames: Reasons = [
  ['订单抵扣', 'deduction'],
  ['九宫格抽奖', 'lottery_use'],
  ['后台减少', 'system_sub'],
  ['退款退回', 'gain_back', 'integral_refund'],
  ['兑换商品', 'storeIntegral_use'],
]

export const sources = (db: Db, period: Period): Promise<Shares> => byReason(db, period, { account: 'points', pm: 1, names: sourceNames })
export const uses = (db: Db, period: Period): Promise<Shares> => byReason(db, period, { account: 'points', pm: 0, names: useNames })
