import { endpoint } from './endpoint.ts'
import type { Shares, StatisticQuery, Trend, TrendQuery } from './statistics.ts'

// Points of users in figures (statistic contract, `marketing/point/*`).

type Days = { query: StatisticQuery }

/** What users have now, and what they ever got and spent; the shop writes numbers. */
export interface PointFigures {
  now_point: number | string
  all_point: number | string
  pay_point: number | string
}

export const readPointFigures = endpoint<Days, PointFigures>('GET', '/marketing/point/get_basic')
export const readPointTrend = endpoint<{ query: TrendQuery }, Trend>('GET', '/marketing/point/get_trend')
/** Where points came from. */
export const readPointSources = endpoint<Days, Shares>('GET', '/marketing/point/get_channel')
/** What they were used for. */
export const readPointUses = endpoint<Days, Shares>('GET', '/marketing/point/get_type')
