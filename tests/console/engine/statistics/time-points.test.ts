import { expect, it } from 'vitest'
import { namesOf, pointAt, startsOf, untilNow } from '#src/console/engine/statistics/time-points.ts'

it('names a point that counts three days by its first and last one, within the days that were chosen', () => {
  const quarter = { from: '2026-08-29', to: '2026-10-02' }
  const points = Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2026, 7, 29 + 3 * at)).toISOString().slice(5, 10))
  const names = namesOf(quarter, points)
  expect([names[0], names[1], names.at(-1)]).toEqual(['08-29 ~ 08-31', '09-01 ~ 09-03', '10-01 ~ 10-02'])
  // days of a month, hours of a day, months of a year are what they are called
  for (const [from, to, count] of [
    ['2026-11-01', '2026-11-30', 30],
    ['2026-11-01', '2026-11-01', 24],
    ['2026-01-01', '2026-12-31', 12],
  ] as const) {
    const own = Array.from({ length: count }, (_, at) => String(at))
    expect(namesOf({ from, to }, own)).toEqual(own)
  }
  // another server may cut them in its own way
  expect(namesOf(quarter, ['a', 'b'])).toEqual(['a', 'b'])
})

const month = { from: '2026-10-30', to: '2026-12-02' }

it('cuts days into weeks from Monday and into months, the first and the last as far as they go', () => {
  const weeks = startsOf({ ...month, cut: 'week' })
  expect(weeks).toEqual(['2026-10-30', '2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30'])
  const names = namesOf(
    { ...month, cut: 'week' },
    weeks.map((day) => day.slice(5)),
  )
  expect(names.map((name) => name)).toEqual([
    ...['10-30 ~ 11-01', '11-02 ~ 11-08', '11-09 ~ 11-15', '11-16 ~ 11-22', '11-23 ~ 11-29', '11-30 ~ 12-02'],
  ])
  expect(startsOf({ ...month, cut: 'month' })).toEqual(['2026-10', '2026-11', '2026-12'])
  expect(startsOf({ ...month, cut: 'day' })).toHaveLength(34)
  expect(startsOf({ from: '2026-11-26', to: '2026-11-26', cut: 'day' })).toEqual(['2026-11-26'])
})

it('knows the week that is under way, and those that are to come', () => {
  const weeks = { ...month, cut: 'week' } as const
  expect(pointAt(weeks, '2026-11-18 12:00:00', 6)).toBe(3)
  expect(untilNow([1, 2, 3, 4, 0, 0], weeks, '2026-11-18 12:00:00')).toEqual([1, 2, 3, 4, null, null])
})
