import type { readTrade, readTradeToday, Compared } from '#src/api/statistics.ts'
import type { ReplyOf } from '#src/api/endpoint.ts'
import type { Figure, Trend } from '#src/console/engine/statistics/statistics-page.ts'

type Today = ReplyOf<typeof readTradeToday>
type Trade = ReplyOf<typeof readTrade>

const compared = (one: Compared | undefined): Figure | undefined =>
  one && { value: one.now_money, before: one.last_money, percent: one.rate }

/** Amounts of today and yesterday, orders and payers of today and of this month. */
export const todayFigures = ({ left, right }: Today): Record<string, Figure | undefined> => ({
  amountToday: { value: left.series[0]?.money, before: left.series[1]?.money },
  ordersToday: compared(right.today.series[0]),
  payersToday: compared(right.today.series[1]),
  ordersMonth: compared(right.month[0]),
  payersMonth: compared(right.month[1]),
})

/** Amounts by the hour; the shop names a 25th hour, which no day has. */
export const todayLines = ({ left }: Today): Trend => ({
  points: left.x.slice(0, 24),
  lines: { amountToday: left.series[0]?.value.slice(0, 24), amountYesterday: left.series[1]?.value.slice(0, 24) },
})

/** What the shop calls each line. */
const names: Readonly<Record<string, string>> = {
  营业额: 'turnover',
  商品支付金额: 'paid',
  购买会员金额: 'membership',
  充值金额: 'recharge',
  线下收银金额: 'cashier',
  支出金额: 'expenses',
  余额支付金额: 'balance',
  支付佣金金额: 'commission',
  商品退款金额: 'refunded',
}

export const tradeFigures = ({ series }: Trade): Record<string, Figure | undefined> =>
  Object.fromEntries(series.flatMap(({ name, money, rate }) => (names[name] ? [[names[name], { value: money, percent: rate }]] : [])))

export const tradeLines = ({ x, series }: Trade): Trend => ({
  points: x.map((point) => (point.length === 10 ? point.slice(5) : point)),
  lines: Object.fromEntries(series.flatMap(({ name, value }) => (names[name] ? [[names[name], value]] : []))),
})
