import { expect, it } from 'vitest'
import { dueDate } from '#src/lib/due-date.ts'

it('is so many days after the day, or after the end of its month', () => {
  expect(dueDate('2026-11-21', { term: 'month_end', days: 30 })).toBe('2026-12-30')
  expect(dueDate('2026-02-01', { term: 'month_end', days: 0 })).toBe('2026-02-28')
  expect(dueDate('2026-12-31', { term: 'month_end', days: 60 })).toBe('2027-03-01')
  expect(dueDate('2026-12-15', { term: 'days', days: 30 })).toBe('2027-01-14')
  expect(dueDate('2026-12-15', { term: 'cash', days: 0 })).toBe('2026-12-15')
})
