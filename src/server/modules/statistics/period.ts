import { sql, type SQL } from 'drizzle-orm'
import type { Cut } from '#src/api/statistics.ts'
import { Refusal } from '../../refusal.ts'

const zone = 'Asia/Shanghai'
const written = /^\s*(\d{4})\/(\d{1,2})\/(\d{1,2})\s*-\s*(\d{4})\/(\d{1,2})\/(\d{1,2})\s*$/
/** About ten years: more points than that nobody reads, and nobody counts for nothing. */
const mostDays = 3_660
/** The day after it still has a year of four figures. */
const lastDay = '9999-12-30'

/** Days of the shop's calendar, both whole; `YYYY-MM-DD`. */
export interface Period {
  from: string
  to: string
  days: number
  /** Parts of its trend that were asked for. */
  cut?: Cut
}

const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10)
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const aDay = 86_400_000

/** So many days later. */
export const shifted = (day: string, days: number): string => dayAt(timeOf(day) + days * aDay)

export const periodFrom = (from: string, to: string): Period => ({ from, to, days: (timeOf(to) - timeOf(from)) / aDay + 1 })

function dayOf(year = '', month = '', day = ''): string | null {
  const found = dayAt(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return found === `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` ? found : null
}

/** What a call of the statistics is asked for: `2026/11/01-2026/11/30`. @throws Refusal 100100 for anything else, the wrong way round, and too long */
export function readPeriod(text: string | undefined, cut?: Cut | ''): Period {
  const parts = written.exec(text ?? '')?.slice(1) ?? []
  const [from, to] = [dayOf(...parts.slice(0, 3)), dayOf(...parts.slice(3))]
  const period = from && to ? periodFrom(from, to) : undefined
  if (!period || period.days < 1 || period.days > mostDays || to! > lastDay) throw new Refusal({ status: 400, code: '100100' })
  return cut ? { ...period, cut } : period
}

/** The days before, as many. */
export const before = ({ from, days }: Period): Period => periodFrom(shifted(from, -days), shifted(from, -1))

/** Rows whose timestamp lies in the days, counted in Shanghai. */
export function within(column: string, { from, to }: Pick<Period, 'from' | 'to'>): SQL {
  const at = sql.raw(column)
  return sql`(${at} >= ${from}::timestamp at time zone ${zone} and ${at} < ${shifted(to, 1)}::timestamp at time zone ${zone})`
}

/** How fine a trend is: as it was asked for, else hours of one day, days of a month, every third day of a quarter, months. */
export const stepOf = ({ days, cut }: Pick<Period, 'days' | 'cut'>): 'hour' | 'threeDays' | Cut =>
  cut ?? (days === 1 ? 'hour' : days <= 31 ? 'day' : days <= 92 ? 'threeDays' : 'month')

const weekday = (day: string) => (new Date(timeOf(day)).getUTCDay() + 6) % 7
const mondayOf = (day: string) => shifted(day, -weekday(day))

const monthsBetween = (from: string, to: string) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1

/** Where the parts of a trend begin: `13`, `2026-11-01`, `2026-11`; the first week where the days do. */
export function startsOf(period: Period): string[] {
  const step = stepOf(period)
  const many = (count: number, name: (at: number) => string) => Array.from({ length: count }, (_, at) => name(at))
  if (step === 'hour') return many(24, (at) => String(at).padStart(2, '0'))
  const { from, to, days } = period
  if (step === 'week') return many(Math.ceil((weekday(from) + days) / 7), (at) => (at === 0 ? from : shifted(mondayOf(from), at * 7)))
  if (step !== 'month') return many(Math.ceil(days / widthOf(step)), (at) => shifted(from, at * widthOf(step)))
  const [year, month] = from.split('-').map(Number) as [number, number]
  return many(monthsBetween(from, to), (at) => dayAt(Date.UTC(year, month - 1 + at, 1)).slice(0, 7))
}

const widthOf = (step: ReturnType<typeof stepOf>) => (step === 'week' ? 7 : step === 'threeDays' ? 3 : 1)

/** As the shop's charts write them: `11-01`, hours and months as they are. */
export const axisOf = (period: Period): string[] => startsOf(period).map((start) => (start.length === 10 ? start.slice(5) : start))

/** The part of the trend that a timestamp belongs to, counted from 0. */
export function partOf(column: string, period: Period): SQL {
  const step = stepOf(period)
  const local = sql.raw(`(${column} at time zone '${zone}')`)
  if (step === 'hour') return sql`extract(hour from ${local})::int`
  const first = step === 'week' ? mondayOf(period.from) : period.from
  if (step !== 'month') return sql`((${local}::date - ${first}::date) / ${sql.raw(String(widthOf(step)))})`
  const [year, month] = period.from.split('-').map(Number) as [number, number]
  return sql`(extract(year from ${local})::int * 12 + extract(month from ${local})::int - ${sql.raw(String(year * 12 + month))})`
}
