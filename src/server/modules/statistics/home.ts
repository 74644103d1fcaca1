import { sql, type SQL } from 'drizzle-orm'
import type { DayFigure, OrderCycle, RankedProduct } from '#src/api/home.ts'
import { compared } from '#src/lib/decimal.ts'
import { today as todayOf } from '#src/lib/shop-time.ts'
import { row, rows, type Db } from '../../db.ts'
import { growth, numbers, spread } from './figures.ts'
import { before, partOf, periodFrom, shifted, startsOf, within, type Period } from './period.ts'
import { paidIn, paidParts } from './sums.ts'

// visits: no table of ours knows of them, so the figure is left out

const thirtyDays = 30
const isNought = (value: string) => compared(value, '0') === 0
/** By how many percent more than before; of nothing nobody can say so. */
const ratioOf = (now: string, last: string): string | number => (isNought(last) ? 0 : growth(now, last))

interface DaySums {
  today: string
  yesterday: string
  /** Of yesterday until the same time. */
  until: string
  month: string
}

const startOf = (day: string) => sql`(${day}::timestamp at time zone 'Asia/Shanghai')`

/** Sums of today, yesterday and the month over `found`, rows with a time `at`. */
async function daySums(db: Db, sum: SQL, found: (since: SQL) => SQL): Promise<DaySums> {
  const day = todayOf()
  const [today, yesterday, month] = [startOf(day), startOf(shifted(day, -1)), startOf(`${day.slice(0, 7)}-01`)]
  const sums = await row<Record<keyof DaySums, string | null>>(
    db,
    sql`select (${sum} filter (where at >= ${today}))::text as today, (${sum} filter (where at >= ${month}))::text as month,
        (${sum} filter (where at >= ${yesterday} and at < ${today}))::text as yesterday,
        (${sum} filter (where at >= ${yesterday} and at < now() - interval '1 day'))::text as until
      from ${found(sql`least(${yesterday}, ${month})`)} where at <= now()`,
  )
  return Object.fromEntries(Object.entries(sums!).map(([key, value]) => [key, value ?? '0'])) as unknown as DaySums
}

const ordersSince = (since: SQL) =>
  sql`(select pay_at as at, pay_price from shop_orders where paid = 1 and pid <= 0 and pay_at >= ${since}) o`
const usersSince = (since: SQL) => sql`(select added_at as at from shop_users where is_del = 0 and added_at >= ${since}) u`

/** Sales, orders and new users of today. */
export async function dayFigures(db: Db): Promise<(DayFigure & { date: string })[]> {
  const figure = ({ today, yesterday, until, month }: DaySums, title: string, unit: string, total_name: string) => ({
    ...{ today: Number(today), yesterday: Number(yesterday), today_ratio: ratioOf(today, until), total: `${Number(month)}${unit}` },
    ...{ date: '今日', title, total_name },
  })
  const count = sql`count(*)`
  return [
    figure(await daySums(db, sql`sum(pay_price)`, ordersSince), '销售额', '元', '本月销售额'),
    figure(await daySums(db, count, ordersSince), '订单量', '单', '本月订单量'),
    figure(await daySums(db, count, usersSince), '新增用户', '人', '本月新增用户'),
  ]
}

interface Cycle {
  now: Period
  last: Period
  axis: string[]
  /** What amounts and numbers of the one before and of this one are called; the first is empty where only this one is drawn. */
  names: readonly [last: string, now: string]
}

const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六']
const months = ['一月', '二月', '三月', '四月', '五月', '六月', '七月', '八月', '九月', '十月', '十一月', '十二月']
const monthDays = Array.from({ length: 31 }, (_, at) => String(at + 1))

const endOfMonth = (day: string) => shifted(`${shifted(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`, -1)
const monthOf = (day: string): Period => periodFrom(`${day.slice(0, 7)}-01`, endOfMonth(day))
const yearOf = (year: number): Period => periodFrom(`${year}-01-01`, `${year}-12-31`)

/** The cycle that a day lies in, and the one before. */
function cycleOf(cycle: OrderCycle, day: string): Cycle {
  if (cycle === 'week') {
    const sunday = shifted(day, -new Date(`${day}T00:00:00Z`).getUTCDay())
    const now = periodFrom(sunday, shifted(sunday, 6))
    return { now, last: before(now), axis: weekdays, names: ['上周', '本周'] }
  }
  if (cycle === 'month') {
    const now = monthOf(day)
    return { now, last: monthOf(shifted(now.from, -1)), axis: monthDays, names: ['上月', '本月'] }
  }
  const year = Number(day.slice(0, 4))
  if (cycle === 'year') return { now: yearOf(year), last: yearOf(year - 1), axis: months, names: ['去年', '今年'] }
  const now = periodFrom(shifted(day, 1 - thirtyDays), day)
  return { now, last: before(now), axis: startsOf(now).map((start) => start.slice(5)), names: ['', '订单'] }
}

/** As many days of the time before as this one has had. */
function sameDays({ now, last }: Cycle, day: string): Period {
  const to = shifted(last.from, periodFrom(now.from, day).days - 1)
  return periodFrom(last.from, to < last.to ? to : last.to)
}

const against = (now: string, last: string) => ({ percent: Number(ratioOf(now, last)), is_plus: compared(now, last) })

/** Orders of a cycle beside those of the one before: amounts as bars, numbers as lines. */
export async function orderChart(db: Db, wanted: OrderCycle = 'thirtyday', day: string = todayOf()) {
  const cycle = cycleOf(wanted, day)
  const { now, last, axis, names } = cycle
  const isAlone = names[0] === ''
  const sum = await paidIn(db, periodFrom(now.from, day))
  const sumBefore = await paidIn(db, sameDays(cycle, day))
  if (isAlone && sum.count === '0') return { yAxis: [], legend: [], xAxis: [], series: [], pre_cycle: [], cycle: [] }
  const parts = [...(isAlone ? [] : [await paidParts(db, last)]), await paidParts(db, now)]
  const shown = isAlone ? [names[1]] : names
  const seriesOf = (key: 'amount' | 'count') =>
    parts.map((found, at) => ({
      name: key === 'count' ? `${shown[at]}${isAlone ? '数' : '订单数'}` : `${shown[at]}金额`,
      data: spread(found, key, axis.length),
    }))
  const amounts = seriesOf('amount')
  const counts = seriesOf('count')
  const most = (series: typeof amounts) =>
    series.flatMap(({ data }) => data).reduce((high, value) => (compared(value, high) > 0 ? value : high), '0')
  return {
    yAxis: { maxnum: Number(most(counts)), maxprice: most(amounts) },
    legend: [...amounts, ...counts].map(({ name }) => name),
    xAxis: axis,
    series: [
      ...amounts.map(({ name, data }) => ({ name, type: 'bar', data: numbers(data) })),
      ...counts.map(({ name, data }) => ({ name, type: 'line', data: numbers(data), yAxisIndex: 1 })),
    ],
    pre_cycle: { count: { data: Number(sumBefore.count) }, price: { data: sumBefore.amount } },
    cycle: {
      count: { data: Number(sum.count), ...against(sum.count, sumBefore.count) },
      price: { data: sum.amount, ...against(sum.amount, sumBefore.amount) },
    },
  }
}

/** Days without an order after which somebody who buys again has come back. */
const longPause = 60

const groups = [
  ['未消费用户', '#5cadff'],
  ['消费一次用户', '#b37feb'],
  ['留存客户', '#19be6b'],
  ['回流客户', '#ff9900'],
] as const

/** New users of the last thirty days, and how often all users have bought. */
export async function userChart(db: Db, day: string = todayOf()) {
  const period = periodFrom(shifted(day, 1 - thirtyDays), day)
  const axis = startsOf(period).map((start) => start.slice(5))
  const fresh = await rows<{ part: number; count: string }>(
    db,
    sql`select ${partOf('u.added_at', period)} as part, count(*)::text as count from shop_users u
      where u.is_del = 0 and ${within('u.added_at', period)} group by 1`,
  )
  const bought = await row<{ never: number; once: number; again: number; back: number }>(
    db,
    sql`with times as (
        select o.uid, o.pay_at, row_number() over (partition by o.uid order by o.pay_at desc) as nth,
          o.pay_at - lead(o.pay_at) over (partition by o.uid order by o.pay_at desc) as pause
        from shop_orders o where o.paid = 1 and o.pid <= 0),
      buyers as (select uid, count(*) as times, max(pause) filter (where nth = 1) as pause from times group by uid)
      select (count(*) filter (where b.uid is null))::int as never, (count(*) filter (where b.times = 1))::int as once,
        (count(*) filter (where b.times > 1 and b.pause <= make_interval(days => ${longPause})))::int as again,
        (count(*) filter (where b.pause > make_interval(days => ${longPause})))::int as back
      from shop_users u left join buyers b using (uid) where u.is_del = 0`,
  )
  const { never, once, again, back } = bought!
  const counts = numbers(spread(fresh, 'count', axis.length))
  return {
    legend: ['用户数'],
    yAxis: { maxnum: Math.max(...counts) },
    xAxis: axis,
    series: counts,
    bing_xdata: groups.map(([name]) => name),
    bing_data: groups.map(([name, color], at) => ({ name, value: [never, once, again, back][at]!, itemStyle: { color } })),
  }
}

/** Products by what was paid for them in the last thirty days, by the lines of orders as they were bought. */
export function ranking(db: Db, day: string = todayOf()): Promise<RankedProduct[]> {
  const period = periodFrom(shifted(day, 1 - thirtyDays), day)
  return rows<RankedProduct>(
    db,
    sql`select l.product_id, p.store_name, sum(l.paid_price)::numeric(14, 2)::text as val
      from shop_orders o join shop_order_lines l on l.order_id = o.id join products p on p.id = l.product_id
      where o.paid = 1 and o.pid <= 0 and ${within('o.pay_at', period)} and p.deleted_at is null
      group by l.product_id, p.store_name having sum(l.paid_price) > 0 order by sum(l.paid_price) desc, l.product_id limit 20`,
  )
}
