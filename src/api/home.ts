import { endpoint, type Id } from './endpoint.ts'

/**
 * A figure of the day (shell contract, "Dashboard"): numbers or decimal text; `today_ratio` in percent, negative = fall. A shop compares
 * with the whole of yesterday, our server with yesterday until the same time.
 */
export interface DayFigure {
  title: string
  today: string | number
  yesterday: string | number
  today_ratio: string | number
  /** With its unit, which tells what it is of: `123元` sales, `12Pv` visits, `3单` orders, `2人` new users. */
  total: string
  total_name: string
}

/** Sales, visits, orders and new users of today, in that order; who counts no visits leaves them out. */
export const readDayFigures = endpoint<Record<never, never>, { info: DayFigure[] }>('GET', '/home/header')

export type OrderCycle = 'thirtyday' | 'week' | 'month' | 'year'

/**
 * A sum of a cycle; `percent` against the one before, `is_plus` 1 more, 0 the same, -1 less. A shop compares with the whole cycle before,
 * our server with as many days of it as this one has had.
 */
export interface CycleSum {
  data: string | number
  percent: number
  is_plus: number
}

/** Amounts (bars) and numbers (lines) of orders; of every cycle but `thirtyday` the one before goes first. */
export interface OrderChart {
  /** Empty without an order in thirty days. */
  xAxis?: string[]
  series?: { name: string; type: 'bar' | 'line'; data: (string | number)[] }[]
  cycle?: { count: CycleSum; price: CycleSum } | []
  /** What `cycle` is compared with. */
  pre_cycle?: { count: { data: string | number }; price: { data: string | number } } | []
}

export const readOrderChart = endpoint<{ query: { cycle: OrderCycle } }, OrderChart>('GET', '/home/order')

/** New users of each day, and how often all of them have bought. */
export interface UserChart {
  xAxis?: string[]
  series?: (string | number)[]
  /** Bought never, once, again without a long pause, and again after one. */
  bing_data?: { name: string; value: string | number }[]
}

export const readUserChart = endpoint<Record<never, never>, UserChart>('GET', '/home/user')

/** Products by what was sold of them times their price, the first twenty. */
export interface RankedProduct {
  product_id: Id
  store_name: string
  val: string
}
export const readRanking = endpoint<Record<never, never>, { list: RankedProduct[] }>('GET', '/home/rank')
