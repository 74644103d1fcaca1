import { expect, test } from 'vitest'
import { daysLeft } from '#src/media/trash/days-left.ts'

const now = Date.parse('2026-11-21T12:00:00+08:00')

test.each([
  ['2026-11-21 11:59:00', 30],
  ['2026-11-20 11:00:00', 29],
  ['2026-10-22 13:00:00', 1],
  ['2026-10-22 11:00:00', 0],
  ['2026-01-01 00:00:00', 0],
  ['', 30],
])('what was thrown away at %j is kept for %i days more', (removed, days) => expect(daysLeft(removed, now)).toBe(days))
