import { endpoint } from '../endpoint.ts'

/** A figure of the day (shell contract, "Dashboard"): numbers or decimal text; `today_ratio` in percent, negative = fall. */
export interface DayFigure {
  title: string
  today: string | number
  yesterday: string | number
  today_ratio: string | number
  /** With its unit: `123元`. */
  total: string
  total_name: string
}

/** Sales, visits, orders and new users of today, in that order. */
export const readDayFigures = endpoint<Record<never, never>, { info: DayFigure[] }>('GET', '/home/header')

export type OrderCycle = 'thirtyday' | 'week' | 'month' | 'year'

/** A sum of a cycle; `percent` against the one before, `is_plus` 1 more, 0 the same, -1 less. */
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
}

export const readOrderChart = endpoint<{ query: { cycle: OrderCycle } }, OrderChart>('GET', '/home/order')

/** New users of each day, and how often all of them have bought. */
export interface UserChart {
  xAxis?: string[]
  series?: (string | number)[]
  /** Never, once, again, and come back. */
  bing_data?: { name: string; value: string | number }[]
}

export const readUserChart = endpoint<Record<never, never>, UserChart>('GET', '/home/user')
