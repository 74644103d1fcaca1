import { expect, it } from 'vitest'
import { isOpenAt, shopTime } from '#src/lib/shop-time.ts'

it('writes a moment in the shop’s time, wherever the screen is', () => {
  expect(shopTime(Date.UTC(2026, 10, 21, 23, 38, 5) / 1000)).toBe('2026-11-22 07:38:05')
  expect(shopTime(0)).toBe('1970-01-01 08:00:00')
})

const at = (moment: string) => Date.parse(`${moment}+08:00`) / 1000
const hours = [
  { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' },
  { days: [6, 7], from: '20:00', to: '24:00' },
]

it('knows by the clock of the shop whether somebody is there', () => {
  expect(isOpenAt(hours, at('2026-11-23T09:00:00'))).toBe(true)
  expect(isOpenAt(hours, at('2026-11-23T08:59:59'))).toBe(false)
  expect(isOpenAt(hours, at('2026-11-23T18:00:00'))).toBe(false)
  // Sunday in Shanghai, Saturday elsewhere
  expect(isOpenAt(hours, at('2026-11-29T23:59:59'))).toBe(true)
  expect(isOpenAt(hours, at('2026-11-29T10:00:00'))).toBe(false)
  expect(isOpenAt([], at('2026-11-29T03:00:00'))).toBe(true)
})
