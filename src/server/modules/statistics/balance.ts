import { sql } from 'drizzle-orm'
import type { BalanceFigures, Shares, Trend } from '#src/api/statistics.ts'
import { row, type Db } from '../../db.ts'
import { byReason, trendOf, type Reasons } from './ledgers.ts'
import type { Period } from './period.ts'

/** What all users own, and all that ever came in and went out. */
export async function figures(db: Db): Promise<BalanceFigures> {
  const found = await row<Record<'now' | 'come' | 'gone', string>>(
    db,
    sql`select (select coalesce(sum(now_money), 0) from shop_users)::text as now,
      coalesce(sum(number) filter (where pm = 1), 0)::text as come, coalesce(sum(number) filter (where pm = 0), 0)::text as gone
      from shop_ledger where account = 'money'`,
  )
  const { now, come, gone } = found!
  return { now_balance: Number(now), add_balance: Number(come), sub_balance: gone }
}

export const trend = (db: Db, period: Period): Promise<Trend> => trendOf(db, period, 'money', { come: '余额积累', gone: '余额消耗' })

/** By the reasons of the finance contract. */
const sourceNames: Reasons = [
  ['系统增加', 'system_add', 'register_system_add'],
  ['用户充值', 'recharge'],
  ['佣金提现', 'extract'],
  ['抽奖赠送', 'lottery_add'],
  ['商品退款', 'pay_product_refund'],
]
const useNames: Reasons = [
  ['系统减少', 'system_sub'],
  ['充值退款', 'recharge_refund'],
  ['购买商品', 'pay_product'],
]

export const sources = (db: Db, period: Period): Promise<Shares> => byReason(db, period, { account: 'money', pm: 1, names: sourceNames })
export const uses = (db: Db, period: Period): Promise<Shares> => byReason(db, period, { account: 'money', pm: 0, names: useNames })
