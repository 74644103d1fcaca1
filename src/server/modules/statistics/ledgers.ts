import { sql } from 'drizzle-orm'
import { sumOf } from '#src/lib/decimal.ts'
import type { Shares, Trend } from '#src/api/statistics.ts'
import { rows, type Db } from '../../db.ts'
import type { Account } from '../../shop/ledger.ts'
import { numbers, sharesOf, spread } from './figures.ts'
import { axisOf, partOf, within, type Period } from './period.ts'

/** What came into an account of all users and what went out, along the time. */
export async function trendOf(db: Db, period: Period, account: Account, names: { come: string; gone: string }): Promise<Trend> {
  const xAxis = axisOf(period)
  const found = await rows<{ part: number; come: string; gone: string }>(
    db,
    sql`select ${partOf('added_at', period)} as part, coalesce(sum(number) filter (where pm = 1), 0)::text as come,
      coalesce(sum(number) filter (where pm = 0), 0)::text as gone
      from shop_ledger where account = ${account} and ${within('added_at', period)} group by 1`,
  )
  const line = (key: 'come' | 'gone') => ({ name: names[key], data: numbers(spread(found, key, xAxis.length)), type: 'line' })
  return { xAxis, series: [line('come'), line('gone')] }
}

/** Names of the shop, with the reasons of the ledger that each stands for. */
export type Reasons = readonly (readonly [name: string, ...types: string[]])[]

/** What came in (`pm` 1) or went out (0), by its reasons. */
export async function byReason(
  db: Db,
  period: Period,
  { account, pm, names }: { account: Account; pm: 0 | 1; names: Reasons },
): Promise<Shares> {
  const found = await rows<{ type: string; sum: string }>(
    db,
    sql`select type, sum(number)::text as sum from shop_ledger
      where account = ${account} and pm = ${pm} and ${within('added_at', period)} group by 1`,
  )
  const sumFor = (is: (type: string) => boolean) => sumOf(found.filter(({ type }) => is(type)).map(({ sum }) => sum))
  const parts = names.map(([name, ...types]) => ({ name, value: sumFor((type) => types.includes(type)) }))
  // what no name of the shop's stands for is there all the same: the parts are the whole
  const named = names.flatMap(([, ...types]) => types)
  const rest = sumFor((type) => !named.includes(type))
  return sharesOf(Number(rest) === 0 ? parts : [...parts, { name: '其他', value: rest }])
}
