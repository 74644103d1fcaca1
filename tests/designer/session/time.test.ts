import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { timeOf } from '#src/designer/session/time.ts'

/** 2026-05-03 04:00 UTC, which is noon in China. */
const noon = 1_777_780_800

/** What a clock that is so far ahead of UTC as this device's shows, by adding alone. */
const byHand = (utc: string) => {
  const moment = new Date(utc)
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString()
  return { day: shifted.slice(0, 10).replaceAll('-', '/'), clock: shifted.slice(11, 16) }
}

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-05-20T00:00:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

it.each([noon, noon * 1000, String(noon), '2026-05-03 12:00:00'])('shows %s as the day and minute that it is on this device', (moment) => {
  const { day, clock } = byHand('2026-05-03T04:00:00Z')
  expect(timeOf(moment, 'zh-cn')).toBe(`${day} ${clock}`)
})

it('reads a shop text by the clock of the shop, across midnight too', () => {
  const { day, clock } = byHand('2026-05-02T16:30:00Z')
  expect(timeOf('2026-05-03 00:30:00', 'zh-cn')).toBe(`${day} ${clock}`)
})

it('shows the time alone of today, and what is no time as it is', () => {
  vi.setSystemTime(new Date('2026-05-03T04:01:00Z'))
  expect(timeOf(noon, 'en')).toBe(byHand('2026-05-03T04:00:00Z').clock)
  expect(timeOf(noon - 86_400, 'zh-cn')).toBe(`${byHand('2026-05-02T04:00:00Z').day} ${byHand('2026-05-02T04:00:00Z').clock}`)
  expect([timeOf('暂无', 'en'), timeOf('', 'en')]).toEqual(['暂无', ''])
})
