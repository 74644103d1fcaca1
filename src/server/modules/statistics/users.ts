import { sql, type SQL } from 'drizzle-orm'
import type { UserFigures, UserRegion } from '#src/api/statistics.ts'
import { row, rows, type Db } from '../../db.ts'
import { trading } from '../../shop/capital.ts'
import { growingFrom, numbers, spread } from './figures.ts'
import { axisOf, before, partOf, shifted, within, type Period } from './period.ts'
import { ofChannel, payerParts, payersIn } from './sums.ts'

// visitors and page views: no table of ours knows of them

const cameFrom = (channel: string): SQL => (channel ? sql`u.user_type = ${channel}` : sql`true`)

/** Closed accounts are no users any more. */
const usersOf = (channel: string): SQL => sql`u.is_del = 0 and ${cameFrom(channel)}`

/** Until the end of the days. */
const until = ({ to }: Period) => sql`u.added_at < ${shifted(to, 1)}::timestamp at time zone 'Asia/Shanghai'`

const countOf = async (db: Db, query: SQL): Promise<string> => (await row<{ count: string }>(db, query))!.count

const membersFrom = (channel: string) =>
  sql`capital_flow f join shop_users u on u.uid = f.uid and ${cameFrom(channel)} where f.trading_type = ${trading.membership}`

async function sumsOf(db: Db, period: Period, channel: string) {
  return {
    newUser: await countOf(
      db,
      sql`select count(*)::text as count from shop_users u where ${within('u.added_at', period)} and ${usersOf(channel)}`,
    ),
    payPeople: await payersIn(db, period, channel),
    payUser: await countOf(
      db,
      sql`select count(distinct f.uid)::text as count from ${membersFrom(channel)} and ${within('f.added_at', period)}`,
    ),
    cumulativeUser: await countOf(db, sql`select count(*)::text as count from shop_users u where ${until(period)} and ${usersOf(channel)}`),
  }
}

export async function figures(db: Db, period: Period, channel: string): Promise<UserFigures> {
  const now = await sumsOf(db, period, channel)
  const last = await sumsOf(db, before(period), channel)
  const keys = Object.keys(now) as (keyof typeof now)[]
  return Object.fromEntries(keys.map((key) => [key, growingFrom(now[key], last[key])]))
}

export async function trend(db: Db, period: Period, channel: string) {
  const xAxis = axisOf(period)
  const fresh = await rows<{ part: number; count: string }>(
    db,
    sql`select ${partOf('u.added_at', period)} as part, count(*)::text as count from shop_users u
      where ${within('u.added_at', period)} and ${usersOf(channel)} group by 1`,
  )
  const members = await rows<{ part: number; count: string }>(
    db,
    sql`select ${partOf('f.added_at', period)} as part, count(distinct f.uid)::text as count from ${membersFrom(channel)}
      and ${within('f.added_at', period)} group by 1`,
  )
  const line = (name: string, found: typeof fresh) => ({ name, value: numbers(spread(found, 'count', xAxis.length)) })
  return {
    xAxis,
    series: [line('新增用户数', fresh), line('成交用户数', await payerParts(db, period, channel)), line('新增付费用户数', members)],
  }
}

const orders: Readonly<Record<string, SQL>> = { newNum: sql`"newNum"`, payPrice: sql`amount` }

/** By the province that users live in; of all until the end of the days, new and paid in them. */
export async function regions(db: Db, period: Period, channel: string, sort = ''): Promise<UserRegion[]> {
  const found = await rows<{ province: string; allNum: number; newNum: number; amount: string }>(
    db,
    sql`with people as (
        select u.province, count(*)::int as "allNum", (count(*) filter (where ${within('u.added_at', period)}))::int as "newNum"
        from shop_users u where ${until(period)} and ${usersOf(channel)} group by 1
      ), paid as (
        select u.province, sum(o.pay_price) as amount from shop_orders o join shop_users u on u.uid = o.uid
        where o.paid = 1 and o.pid <= 0 and ${within('o.pay_at', period)} and ${ofChannel(channel)} group by 1
      )
      select coalesce(nullif(province, ''), '未知') as province, coalesce("allNum", 0) as "allNum", coalesce("newNum", 0) as "newNum",
        coalesce(amount, 0) as amount
      from people full join paid using (province) order by ${orders[sort] ?? sql`"allNum"`} desc, province`,
  )
  return found.map(({ amount, ...region }) => ({ ...region, payPrice: Number(amount) }))
}

const sexes = ['未知', '男', '女']

/** Users until the end of the days. */
export async function bySex(db: Db, period: Period, channel: string) {
  const found = await rows<{ sex: number; count: number }>(
    db,
    sql`select u.sex, count(*)::int as count from shop_users u where ${until(period)} and ${usersOf(channel)} group by 1`,
  )
  const counts = new Map(found.map(({ sex, count }) => [sex, count]))
  return sexes.map((name, name_key) => ({ value: counts.get(name_key) ?? 0, name, name_key }))
}
