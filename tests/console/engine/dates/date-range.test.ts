import { describe, expect, it } from 'vitest'
import {
  daysOf,
  isDay,
  rangeOf,
  readDates,
  shopDates,
  shortcuts,
  todayInShop,
  type Shortcut,
} from '#src/console/engine/dates/date-range.ts'

const span = (shortcut: Shortcut, today: string) => {
  const { from, to } = rangeOf(shortcut, today)
  return `${from} ${to}`
}
const length = (shortcut: Shortcut, today: string) => {
  const { from, to } = rangeOf(shortcut, today)
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
}

describe('the ten shortcuts', () => {
  it.each<[Shortcut, string]>([
    ['today', '2026-11-21 2026-11-21'],
    ['yesterday', '2026-11-20 2026-11-20'],
    ['thisMonth', '2026-11-01 2026-11-30'],
    ['lastMonth', '2026-10-01 2026-10-31'],
    ['days7', '2026-11-15 2026-11-21'],
    ['days30', '2026-10-23 2026-11-21'],
    ['days90', '2026-08-24 2026-11-21'],
    ['days365', '2025-11-22 2026-11-21'],
    ['thisYear', '2026-01-01 2026-12-31'],
    ['lastYear', '2025-01-01 2025-12-31'],
  ])('%s, on an ordinary day', (shortcut, days) => expect(span(shortcut, '2026-11-21')).toBe(days))

  it.each<[Shortcut, string, string]>([
    ['yesterday', '2026-01-01', '2025-12-31 2025-12-31'],
    ['lastMonth', '2026-01-31', '2025-12-01 2025-12-31'],
    ['lastMonth', '2024-03-31', '2024-02-01 2024-02-29'],
    ['thisMonth', '2025-02-28', '2025-02-01 2025-02-28'],
    ['yesterday', '2024-03-01', '2024-02-29 2024-02-29'],
    ['days365', '2024-12-31', '2024-01-02 2024-12-31'],
    ['days7', '2026-01-03', '2025-12-28 2026-01-03'],
    ['lastYear', '2026-01-01', '2025-01-01 2025-12-31'],
  ])('%s, on %s', (shortcut, today, days) => expect(span(shortcut, today)).toBe(days))

  it('are ten, and those of days are as long as they say', () => {
    expect(shortcuts).toHaveLength(10)
    for (const today of ['2026-11-21', '2024-02-29', '2025-03-01'])
      expect([7, 30, 90, 365].map((days) => length(`days${days}` as Shortcut, today))).toEqual([7, 30, 90, 365])
  })
})

it('count the day that it is in the shop', () => {
  expect(todayInShop(new Date('2026-11-21T15:59:59Z'))).toBe('2026-11-21')
  expect(todayInShop(new Date('2026-11-21T16:00:00Z'))).toBe('2026-11-22')
})

describe('days in the address', () => {
  it('are a shortcut or two days, in their order', () => {
    expect(readDates('days90')).toBe('days90')
    expect(readDates('2026-11-21_2026-11-01')).toEqual({ from: '2026-11-01', to: '2026-11-21' })
    expect(daysOf('today', '2026-11-21')).toEqual({ from: '2026-11-21', to: '2026-11-21' })
  })

  it.each(['', 'always', '2026-02-30_2026-03-01', '2026-11-01', '2026-11-01_', 'toString'])('"%s" narrows nothing', (text) =>
    expect(readDates(text)).toBeNull(),
  )

  it('go as the shop takes them', () => {
    expect(shopDates({ from: '2026-11-01', to: '2026-11-21' })).toBe('2026/11/01-2026/11/21')
    expect([isDay('2024-02-29'), isDay('2025-02-29')]).toEqual([true, false])
  })
})
