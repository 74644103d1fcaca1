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
