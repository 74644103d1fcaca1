import type { OrderCycle } from '#src/api/home.ts'

/** What is yet to come is a gap: a shop says nought for it. `today` is a day of the shop. */
export function untilToday(cycle: OrderCycle, values: readonly (string | number)[], today: string): (string | number | null)[] {
  const at: Record<OrderCycle, number> = {
    thirtyday: values.length,
    week: new Date(`${today}T00:00:00Z`).getUTCDay(),
    month: Number(today.slice(8)) - 1,
    year: Number(today.slice(5, 7)) - 1,
  }
  return values.map((value, index) => (index > at[cycle] ? null : value))
}

/** Points of a chart in the reader's language: a shop's weeks begin on Sunday and are written in Chinese, as are its months. */
export function pointsOf(cycle: OrderCycle, axis: readonly string[], locale: string): readonly string[] {
  const named = (count: number, options: Intl.DateTimeFormatOptions, dayOf: (at: number) => number) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
    return axis.length === count ? axis.map((_, at) => format.format(dayOf(at))) : axis
  }
  // the first of February 2026 is a Sunday
  if (cycle === 'week') return named(7, { weekday: 'short' }, (at) => Date.UTC(2026, 1, 1 + at))
  if (cycle === 'year') return named(12, { month: 'short' }, (at) => Date.UTC(2026, at, 1))
  return axis
}
