import { expect, it } from 'vitest'
import { daysInBin } from '#src/console/pages/product/list/days-in-bin.ts'

it('counts whole days of the shop’s own clock', () => {
  const now = Date.parse('2026-11-24T00:30:00Z')
  expect(daysInBin('2026-11-21 08:30:00', now)).toBe(3)
  expect(daysInBin('2026-11-21 08:30:01', now)).toBe(2)
  expect([daysInBin('2026-11-25 08:30:00', now), daysInBin('', now)]).toEqual([0, 0])
})
