import { describe, expect, it } from 'vitest'
import { dateOf, dayOf, isDay, isWithin, readDay, readMonth } from '#src/ui/calendar/days.ts'

const today = '2026-11-23'

describe('a typed day', () => {
  it.each([
    ['2026-11-23', '2026-11-23'],
    ['20261123', '2026-11-23'],
    ['2026/1/3', '2026-01-03'],
    ['2026.01.03', '2026-01-03'],
    ['２０２６－１１－２３', '2026-11-23'],
    ['2026年11月3日', '2026-11-03'],
    ['11-3', '2026-11-03'],
    ['1103', '2026-11-03'],
    [' 2024-02-29 ', '2024-02-29'],
  ])('%s is %s', (typed, day) => expect(readDay(typed, today)).toBe(day))

  it.each(['', '2026', '2026-13-01', '2026-02-29', '2026-11-31', '0001-01-01', 'tomorrow', '2026-11-23 08:00'])('%s is none', (typed) =>
    expect(readDay(typed, today)).toBeUndefined(),
  )
})

it.each([
  ['2026-11', '2026-11'],
  ['202611', '2026-11'],
  ['2026年1月', '2026-01'],
  ['3', '2026-03'],
  ['2026-13', undefined],
  ['0', undefined],
])('a typed month: %s is %s', (typed, month) => expect(readMonth(typed, today)).toBe(month))

it('stays the same day on the way to a date and back, also where clocks are put forward at midnight', () => {
  for (const day of ['2026-03-29', '2024-02-29', '1999-12-31']) expect(dayOf(dateOf(day))).toBe(day)
  expect([isDay('2026-02-30'), isDay('2026-2-3')]).toEqual([false, false])
})

it('keeps to its limits, both of which belong to it', () => {
  expect(['2026-11-19', '2026-11-20', '2026-12-10', '2026-12-11'].map((day) => isWithin(day, '2026-11-20', '2026-12-10'))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(isWithin('2026-11-19')).toBe(true)
})
