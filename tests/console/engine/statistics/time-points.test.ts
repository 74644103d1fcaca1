import { expect, it } from 'vitest'
import { namesOf } from '#src/console/engine/statistics/time-points.ts'

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
