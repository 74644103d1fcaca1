import type { Cut } from '#src/api/statistics.ts'
import { shopTime } from '#src/lib/shop-time.ts'
import type { DateRange } from '../dates/date-range.ts'
import type { FigureValue } from './statistics-page.ts'

const aDay = 86_400_000
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10)
const many = (count: number, name: (at: number) => string) => Array.from({ length: count }, (_, at) => name(at))

/** The days of a trend, and the parts that they are cut into; without `cut` those of the contract. */
export interface CutDays extends DateRange {
  cut?: Cut
}

export const dayCount = ({ from, to }: DateRange): number => (timeOf(to) - timeOf(from)) / aDay + 1

const mondayOf = (day: string) => timeOf(day) - ((new Date(timeOf(day)).getUTCDay() + 6) % 7) * aDay

/** Days that a part has; 0 for months, and hours have none. */
function widthOf(days: CutDays): number {
  return { day: 1, threeDays: 3, week: 7, month: 0 }[days.cut ?? usualNameOf(days)]
}

/** What the contract cuts so many days into, more than one. */
export function usualNameOf(days: DateRange): 'day' | 'threeDays' | 'month' {
  const count = dayCount(days)
  return count <= 31 ? 'day' : count <= 92 ? 'threeDays' : 'month'
}

/** Where the points of a trend over these days begin: `2026-11-21 13`, `2026-11-21`, `2026-11`; weeks on a Monday, but the first. */
export function startsOf(days: CutDays): string[] {
  const { from, to, cut } = days
  if (!cut && dayCount(days) === 1) return many(24, (at) => `${from} ${String(at).padStart(2, '0')}`)
  const width = widthOf(days)
  const first = width === 7 ? mondayOf(from) : timeOf(from)
  const count = (timeOf(to) - first) / aDay + 1
  if (width) return many(Math.ceil(count / width), (at) => (at === 0 ? from : dayAt(first + at * width * aDay)))
  const [year, month] = from.split('-').map(Number) as [number, number]
  const [lastYear, lastMonth] = to.split('-').map(Number) as [number, number]
  return many((lastYear - year) * 12 + lastMonth - month + 1, (at) => dayAt(Date.UTC(year, month - 1 + at, 1)).slice(0, 7))
}

/** What the points of a trend are called: one that counts several days says which (`08-29 ~ 08-31`), others as the server does. */
export function namesOf(days: CutDays, points: readonly string[]): readonly string[] {
  const starts = startsOf(days)
  const isOfDays = starts.length === points.length && starts[0]!.length === 10 && widthOf(days) > 1
  if (!isOfDays) return points
  return points.map((point, at) => {
    const next = starts[at + 1]
    const end = next ? dayAt(timeOf(next) - aDay) : days.to
    return end === starts[at] ? point : `${point} ~ ${end.slice(-point.length)}`
  })
}

/** The time in the shop, `2026-11-21 13:04:05`. */
export const shopNow = (): string => shopTime(Date.now() / 1000)

/** The point that is under way at `now`, the time in the shop; undefined where the days hold none, or are cut in another way. */
export function pointAt(days: CutDays, now: string, count: number): number | undefined {
  const starts = startsOf(days)
  const isWithin = days.from <= now.slice(0, 10) && now.slice(0, 10) <= days.to
  return isWithin && starts.length === count ? starts.findLastIndex((start) => start <= now) : undefined
}

/**
 * Values without those of a time to come: they are no noughts, nobody knows them yet. `now` is the time in the shop.
 * Points that are cut in another way stay as they are.
 */
export function untilNow(values: readonly FigureValue[], days: CutDays, now: string): FigureValue[] {
  const starts = startsOf(days)
  if (starts.length !== values.length) return [...values]
  return values.map((value, at) => (starts[at]! > now ? null : value))
}
