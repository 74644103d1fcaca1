import { sql } from 'drizzle-orm'
import type { TradeSeries, TradeToday } from '#src/api/statistics.ts'
import { sumOf } from '#src/lib/decimal.ts'
import { today as todayOf } from '#src/lib/shop-time.ts'
import { rows, type Db } from '../../db.ts'
import { trading } from '../../shop/capital.ts'
import { addedUp, growth, numbers, spread } from './figures.ts'
import { before, partOf, periodFrom, shifted, startsOf, within, type Period } from './period.ts'
import { paidParts, payerParts, payersIn, refundParts } from './sums.ts'

interface Line {
  values: string[]
  sum: string
}

const lineOf = (values: string[]): Line => ({ values, sum: sumOf(values) })
const totalOf = (...lines: Line[]): Line => lineOf(addedUp(...lines.map(({ values }) => values)))

type Flow = 'recharge' | 'membership' | 'cashier' | 'commission'

/** What came in, or for commission went out, beside orders. */
async function flows(db: Db, period: Period): Promise<(type: Flow) => Line> {
  const found = await rows<{ type: number; part: number; amount: string }>(
    db,
    sql`select trading_type as type, ${partOf('added_at', period)} as part, abs(sum(price))::text as amount from capital_flow
      where ${within('added_at', period)} group by 1, 2`,
  )
  const parts = startsOf(period).length
  return (type) =>
    lineOf(
      spread(
        found.filter((row) => row.type === trading[type]),
        'amount',
        parts,
      ),
    )
}

/** Every line of the page in the contract's order. */
async function lines(db: Db, period: Period): Promise<Line[]> {
  const parts = startsOf(period).length
  const amounts = (found: { part: number; amount: string }[]) => lineOf(spread(found, 'amount', parts))
  const of = await flows(db, period)
  const paid = amounts(await paidParts(db, period))
  const [membership, recharge, cashier, commission] = [of('membership'), of('recharge'), of('cashier'), of('commission')]
  const balance = amounts(await paidParts(db, period, sql`o.pay_type = 'yue'`))
  const refunds = amounts(await refundParts(db, period))
  return [
    ...[totalOf(paid, recharge, membership, cashier), paid, membership, recharge, cashier],
    ...[totalOf(balance, commission, refunds), balance, commission, refunds],
  ]
}

const names: readonly (readonly [name: string, desc: string, type: 0 | 1])[] = [
  ['营业额', '商品支付金额、充值金额、购买付费会员金额、线下收银金额', 1],
  [
    '商品支付金额',
    '选定条件下，用户购买商品的实际支付金额，包括微信支付、余额支付、支付宝支付、线下支付金额（拼团商品在成团之后计入，线下支付订单在后台确认支付后计入）',
    1,
  ],
  ['购买会员金额', '选定条件下，用户成功购买付费会员的金额', 1],
  ['充值金额', '选定条件下，用户成功充值的金额', 1],
  ['线下收银金额', '选定条件下，用户在线下扫码支付的金额', 1],
  ['支出金额', '余额支付金额、支付佣金金额、商品退款金额', 0],
  ['余额支付金额', '用户下单时使用余额实际支付的金额', 0],
  ['支付佣金金额', '后台给推广员支付的推广佣金，以实际支付为准', 0],
  ['商品退款金额', '用户成功退款的商品金额', 0],
]

export async function figures(db: Db, period: Period): Promise<{ x: string[]; series: TradeSeries[] }> {
  const now = await lines(db, period)
  const last = await lines(db, before(period))
  const series = names.map(([name, desc, type], at) => ({
    ...{ name, desc, type },
    money: now[at]!.sum,
    rate: Number(growth(now[at]!.sum, last[at]!.sum)),
    value: numbers(now[at]!.values),
  }))
  return { x: startsOf(period), series }
}

const compared = (name: string, now: string, last: string) => ({
  name,
  now_money: Number(now),
  last_money: Number(last),
  rate: Number(growth(now, last)),
})

/** The month that a day lies in. */
function monthOf(day: string): Period {
  const next = `${shifted(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`
  return periodFrom(`${day.slice(0, 7)}-01`, shifted(next, -1))
}

const namedBy = (starts: readonly string[], values: readonly string[]) =>
  Object.fromEntries(starts.map((start, at) => [start, Number(values[at])]))

async function monthFigures(db: Db, day: string) {
  const month = monthOf(day)
  const previous = monthOf(shifted(month.from, -1))
  const starts = startsOf(month)
  const counts = spread(await paidParts(db, month), 'count', starts.length)
  const last = sumOf((await paidParts(db, previous)).map(({ count }) => count))
  const payers = spread(await payerParts(db, month), 'count', starts.length)
  return [
    { ...compared('本月订单数', sumOf(counts), last), value: namedBy(starts, counts) },
    {
      ...compared('本月支付人数', await payersIn(db, month), await payersIn(db, previous)),
      value: namedBy(starts, payers),
    },
  ]
}

/** Orders that are paid today, hour by hour, beside those of yesterday. */
export async function today(db: Db, day: string = todayOf()): Promise<TradeToday> {
  const now = periodFrom(day, day)
  const last = before(now)
  const x = startsOf(now)
  const [paid, paidBefore] = [await paidParts(db, now), await paidParts(db, last)]
  const amounts = (found: typeof paid) => {
    const values = spread(found, 'amount', x.length)
    return { money: Number(sumOf(values)), value: values }
  }
  const counts = spread(paid, 'count', x.length)
  const sumBefore = sumOf(paidBefore.map(({ count }) => count))
  const payers = spread(await payerParts(db, now), 'count', x.length)
  return {
    left: { name: '当日订单金额', x, series: [amounts(paid), amounts(paidBefore)] },
    right: {
      today: {
        x,
        series: [
          { ...compared('今日订单数', sumOf(counts), sumBefore), value: numbers(counts) },
          { ...compared('今日支付人数', await payersIn(db, now), await payersIn(db, last)), value: numbers(payers) },
        ],
      },
      month: await monthFigures(db, day),
    },
  }
}
