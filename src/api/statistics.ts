import { endpoint, type Id } from './endpoint.ts'

/** A figure on the shop's wire: a number, or decimal text. */
export type Wire = string | number

/** Days of a page of statistics, `2026/11/01-2026/11/30`: some calls of the shop read one name, some the other (statistic contract). */
export interface StatisticQuery {
  time: string
  data: string
}

/** Parts of a trend, weeks from Monday; in place of those that the contract has for so many days. */
export type Cut = 'day' | 'week' | 'month'

/** What a trend is asked for; `cut` is our own server's alone. */
export interface TrendQuery extends StatisticQuery {
  cut?: Cut | ''
}

/** As some pages narrow them: '' all, `wechat`, `routine`, `h5`, `pc`, `app`. */
export interface ChannelQuery extends StatisticQuery {
  channel_type?: string
}

/** A figure with what it grew by since the preceding period of equal length, in percent; a previous nought counts as 1. */
export interface Growing {
  num: Wire
  percent: Wire
  /** In the figures of users. */
  last_num?: Wire
}

/** Values along an axis: hours of one day, days, every third day, or months. */
export interface Trend {
  xAxis: string[]
  series: { name: string; data: Wire[]; type?: string }[]
}

/** Parts of a whole, in the shop's order and as a list by size. */
export interface Shares {
  bing_xdata: string[]
  bing_data: { name: string; value: Wire; itemStyle: { color: string } }[]
  list: { name: string; value: Wire; percent: string }[]
}

type Days = { query: StatisticQuery }
type AlongTime = { query: TrendQuery }

/** Pieces and amounts (statistic contract). Ours counts no visits and no carts: it leaves those figures out. */
export type ProductFigures = Partial<
  Record<'browse' | 'user' | 'cart' | 'order' | 'pay' | 'payPrice' | 'cost' | 'refundPrice' | 'refund' | 'payPercent', Growing>
>
export const readProductFigures = endpoint<Days, ProductFigures>('GET', '/statistic/product/get_basic')
export const readProductTrend = endpoint<AlongTime, Trend>('GET', '/statistic/product/get_trend')

/** `profit` is the part of the amount that is not cost; what follows `profit` our server has no source for. */
export interface RankedProduct {
  product_id: Id
  store_name: string
  image: string
  orders: Wire
  pay: Wire
  price: Wire
  cost?: Wire
  profit?: Wire
  visit?: Wire
  user?: Wire
  cart?: Wire
  collect?: Wire
  changes?: Wire
  repeats?: Wire
}
/** The shop fails without `sort`. */
export const readProductRanking = endpoint<{ query: StatisticQuery & { sort: string; limit?: number } }, RankedProduct[]>(
  'GET',
  '/statistic/product/get_product_ranking',
)

export interface OrderFigures {
  pay_price: Wire
  pay_count: Wire
  refund_price: Wire
  refund_count: Wire
}
export const readOrderFigures = endpoint<Days, OrderFigures>('GET', '/statistic/order/get_basic')
export const readOrderTrend = endpoint<AlongTime, Trend>('GET', '/statistic/order/get_trend')
/** Numbers of paid orders by where they were placed. */
export const readOrderChannels = endpoint<Days, Shares>('GET', '/statistic/order/get_channel')
/** Amounts of paid orders by the activity that they were bought in. */
export const readOrderTypes = endpoint<Days, Shares>('GET', '/statistic/order/get_type')

/** Visitors and page views are a plain shop's alone. */
export type UserFigures = Partial<Record<'people' | 'browse' | 'newUser' | 'payPeople' | 'payUser' | 'cumulativeUser', Growing>>
export const readUserFigures = endpoint<{ query: ChannelQuery }, UserFigures>('GET', '/statistic/user/get_basic')
/** Values of a series are called `value` here. */
export const readUserTrend = endpoint<{ query: ChannelQuery & TrendQuery }, { xAxis: string[]; series: { name: string; value: Wire[] }[] }>(
  'GET',
  '/statistic/user/get_trend',
)

export interface UserRegion {
  province: string
  allNum: Wire
  newNum: Wire
  payPrice: Wire
  visitNum?: Wire
}
export const readUserRegions = endpoint<{ query: ChannelQuery & { sort: string } }, UserRegion[]>('GET', '/statistic/user/get_region')
export const readUserSexes = endpoint<{ query: ChannelQuery }, { name: string; name_key?: number; value: Wire }[]>(
  'GET',
  '/statistic/user/get_sex',
)

/** Of this day or month beside the one before; `rate` in percent. */
export interface Compared {
  name: string
  now_money: Wire
  last_money: Wire
  rate: Wire
}
/** Amounts, orders and payers of today by hours, the last two of the month as well. */
export interface TradeToday {
  /** Today, then yesterday. */
  left: { name: string; x: string[]; series: { money: Wire; value: Wire[] }[] }
  right: {
    today: { x: string[]; series: (Compared & { value: Wire[] })[] }
    month: (Compared & { value: Readonly<Record<string, Wire>> })[]
  }
}
export const readTradeToday = endpoint<Record<never, never>, TradeToday>('GET', '/statistic/trade/top_trade')

export interface TradeSeries {
  name: string
  desc: string
  money: Wire
  /** 1 comes in, 0 is paid out; the shop has it otherwise at some. */
  type: number
  rate: Wire
  value: Wire[]
}
export const readTrade = endpoint<AlongTime, { x: string[]; series: TradeSeries[] }>('GET', '/statistic/trade/bottom_trade')

export interface BalanceFigures {
  now_balance: Wire
  add_balance: Wire
  sub_balance: Wire
}
/** Of all users, since the beginning. */
export const readBalanceFigures = endpoint<Record<never, never>, BalanceFigures>('GET', '/statistic/balance/get_basic')
export const readBalanceTrend = endpoint<AlongTime, Trend>('GET', '/statistic/balance/get_trend')
/** Where balances came from. */
export const readBalanceSources = endpoint<Days, Shares>('GET', '/statistic/balance/get_channel')
/** What they were used for. */
export const readBalanceUses = endpoint<Days, Shares>('GET', '/statistic/balance/get_type')
