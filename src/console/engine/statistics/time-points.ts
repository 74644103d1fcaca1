import { shopTime } from '#src/lib/shop-time.ts'
import type { DateRange } from '../dates/date-range.ts'
import type { FigureValue } from './statistics-page.ts'

const aDay = 86_400_000
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10)
const many = (count: number, name: (at: number) => string) => Array.from({ length: count }, (_, at) => name(at))

/** Where the points of a trend over these days begin, as the contract cuts them: `2026-11-21 13`, `2026-11-21`, `2026-11`. */
export function startsOf({ from, to }: DateRange): string[] {
  const days = (timeOf(to) - timeOf(from)) / aDay + 1
  if (days === 1) return many(24, (at) => `${from} ${String(at).padStart(2, '0')}`)
  const width = days <= 31 ? 1 : days <= 92 ? 3 : 0
  if (width) return many(Math.ceil(days / width), (at) => dayAt(timeOf(from) + at * width * aDay))
  const [year, month] = from.split('-').map(Number) as [number, number]
  const [lastYear, lastMonth] = to.split('-').map(Number) as [number, number]
  return many((lastYear - year) * 12 + lastMonth - month + 1, (at) => dayAt(Date.UTC(year, month - 1 + at, 1)).slice(0, 7))
}

/** What the points of a trend are called: one that counts three days says which (`08-29 ~ 08-31`), others as the server does. */
export function namesOf({ from, to }: DateRange, points: readonly string[]): readonly string[] {
  const starts = startsOf({ from, to })
  const isOfDays = starts.length > 1 && starts.length === points.length && timeOf(starts[1]!) - timeOf(starts[0]!) === 3 * aDay
  if (!isOfDays) return points
  return points.map((point, at) => {
    const end = dayAt(Math.min(timeOf(starts[at]!) + 2 * aDay, timeOf(to)))
    return end === starts[at] ? point : `${point} ~ ${end.slice(-point.length)}`
  })
}

/** The time in the shop, `2026-11-21 13:04:05`. */
export const shopNow = (): string => shopTime(Date.now() / 1000)

/** The point that is under way at `now`, the time in the shop; undefined where the days hold none, or are cut in another way. */
export function pointAt(days: DateRange, now: string, count: number): number | undefined {
  const starts = startsOf(days)
  const isWithin = days.from <= now.slice(0, 10) && now.slice(0, 10) <= days.to
  return isWithin && starts.length === count ? starts.findLastIndex((start) => start <= now) : undefined
}

/**
 * Values without those of a time to come: they are no noughts, nobody knows them yet. `now` is the time in the shop.
 * Points that are cut in another way stay as they are.
 */
export function untilNow(values: readonly FigureValue[], days: DateRange, now: string): FigureValue[] {
  const starts = startsOf(days)
  if (starts.length !== values.length) return [...values]
  return values.map((value, at) => (starts[at]! > now ? null : value))
}
