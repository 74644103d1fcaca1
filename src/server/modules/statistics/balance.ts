import { sql } from 'drizzle-orm'
import { sumOf } from '#src/lib/decimal.ts'
import type { BalanceFigures, Shares, Trend } from '#src/api/statistics.ts'
import { row, rows, type Db } from '../../db.ts'
import { numbers, sharesOf, spread } from './figures.ts'
import { axisOf, partOf, within, type Period } from './period.ts'

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

export async function trend(db: Db, period: Period): Promise<Trend> {
  const xAxis = axisOf(period)
  const found = await rows<{ part: number; come: string; gone: string }>(
    db,
    sql`select ${partOf('added_at', period)} as part, coalesce(sum(number) filter (where pm = 1), 0)::text as come,
      coalesce(sum(number) filter (where pm = 0), 0)::text as gone
      from shop_ledger where account = 'money' and ${within('added_at', period)} group by 1`,
  )
  const line = (name: string, key: 'come' | 'gone') => ({ name, data: numbers(spread(found, key, xAxis.length)), type: 'line' })
  return { xAxis, series: [line('余额积累', 'come'), line('余额消耗', 'gone')] }
}

/** Names of the shop, with the reasons of the ledger that each stands for (finance contract). */
type Reasons = readonly (readonly [name: string, ...types: string[]])[]

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

async function byReason(db: Db, period: Period, pm: 0 | 1, names: Reasons): Promise<Shares> {
  const found = await rows<{ type: string; sum: string }>(
    db,
    sql`select type, sum(number)::text as sum from shop_ledger
      where account = 'money' and pm = ${pm} and ${within('added_at', period)} group by 1`,
  )
  const sumFor = (is: (type: string) => boolean) => sumOf(found.filter(({ type }) => is(type)).map(({ sum }) => sum))
  const parts = names.map(([name, ...types]) => ({ name, value: sumFor((type) => types.includes(type)) }))
  // what no name of the shop's stands for is there all the same: the parts are the whole
  const named = names.flatMap(([, ...types]) => types)
  const rest = sumFor((type) => !named.includes(type))
  return sharesOf(Number(rest) === 0 ? parts : [...parts, { name: '其他', value: rest }])
}

export const sources = (db: Db, period: Period): Promise<Shares> => byReason(db, period, 1, sourceNames)
export const uses = (db: Db, period: Period): Promise<Shares> => byReason(db, period, 0, useNames)
