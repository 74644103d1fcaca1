import type { Schema } from '../../schemas.ts'
import { anything, id, list, number, open, record, text } from '../../replies.ts'

const growing = record({ num: number, percent: text, last_num: number })
const growingEach = (...keys: string[]) => record(Object.fromEntries(keys.map((key) => [key, growing])))
const shares = record({
  bing_xdata: list(text),
  bing_data: list(record({ name: text, value: number, itemStyle: record({ color: text }) })),
  list: list(record({ name: text, value: number, percent: text })),
})
const trend = record({ xAxis: list(text), series: list(record({ name: text, data: list(number), type: text })) })
const compared = { name: text, now_money: number, last_money: number, rate: number }

export const readProductFigures = growingEach('order', 'pay', 'payPrice', 'cost', 'refundPrice', 'refund')
export const readProductTrend = trend
export const readProductRanking = list(
  record({ product_id: id, store_name: text, image: text, orders: number, pay: number, price: text, cost: text, profit: number }),
)

export const readOrderFigures = record({ pay_price: number, pay_count: number, refund_price: number, refund_count: number })
export const readOrderTrend = trend
export const readOrderChannels = shares
export const readOrderTypes = shares

export const readUserFigures = growingEach('newUser', 'payPeople', 'payUser', 'cumulativeUser')
export const readUserTrend = record({ xAxis: list(text), series: list(record({ name: text, value: list(number) })) })
export const readUserRegions = list(record({ province: text, allNum: number, newNum: number, payPrice: number }))
export const readUserSexes = list(record({ value: number, name: text, name_key: number }))

export const readTradeToday = record({
  left: record({ name: text, x: list(text), series: list(record({ money: number, value: list(text) })) }),
  right: record({
    today: record({ x: list(text), series: list(record({ ...compared, value: list(number) })) }),
    // by day
    month: list(record({ ...compared, value: open() })),
  }),
})
export const readTrade = record({
  x: list(text),
  series: list(record({ name: text, desc: text, money: text, type: number, rate: number, value: list(number) })),
})

export const readBalanceFigures = record({ now_balance: number, add_balance: number, sub_balance: text })
export const readBalanceTrend = trend
export const readPointFigures = record({ now_point: number, all_point: number, pay_point: number })
export const readPointTrend = trend
export const readPointSources = shares
export const readPointUses = shares

export const readBalanceSources = shares
export const readBalanceUses = shares

const ratio: Schema = { type: ['string', 'number'] }
export const readDayFigures = record({
  info: list(record({ title: text, date: text, today: number, yesterday: number, today_ratio: ratio, total: text, total_name: text })),
})
// without an order in thirty days its tables are empty lists
export const readOrderChart = record({
  ...{ yAxis: anything, legend: list(text), xAxis: list(text), pre_cycle: anything, cycle: anything },
  series: list(record({ name: text, type: text, data: list(number), yAxisIndex: number })),
})
export const readUserChart = record({
  ...{ legend: list(text), yAxis: record({ maxnum: number }), xAxis: list(text), series: list(number), bing_xdata: list(text) },
  bing_data: list(record({ name: text, value: number, itemStyle: record({ color: text }) })),
})
export const readRanking = record({ list: list(record({ product_id: id, store_name: text, val: text })) })
