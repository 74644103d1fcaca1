import { expect, it } from 'vitest'
import { shopTime } from '#src/lib/shop-time.ts'

it('writes a moment in the shop’s time, wherever the screen is', () => {
  expect(shopTime(Date.UTC(2026, 10, 21, 23, 38, 5) / 1000)).toBe('2026-11-22 07:38:05')
  expect(shopTime(0)).toBe('1970-01-01 08:00:00')
})
