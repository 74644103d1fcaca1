/** How a party pays (manufacturing 2.1): `days` after the day, or after the end of its month. */
export interface PayTerm {
  term: string
  days: number
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Day on which what was delivered on a day is due: 月结30天 of 21 November is 30 December. What has no days is due at once. */
export function dueDate(day: string, { term, days }: PayTerm): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  if (term === 'days') return dayOf(Date.UTC(year, month - 1, date + days))
  // the nought-th day of a month is the last one before it
  return term === 'month_end' ? dayOf(Date.UTC(year, month, days)) : day
}
