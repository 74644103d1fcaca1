import { expect, it } from 'vitest'
import { timeOf } from '#src/designer/session/time.ts'

const noon = Date.UTC(2026, 4, 3, 4) / 1000

it.each([noon, noon * 1000, String(noon), '2026-05-03 12:00:00'])('shows %s by the clock of the device', (moment) => {
  expect(timeOf(moment, 'zh-cn')).toBe(timeOf(noon, 'zh-cn'))
  expect(timeOf(moment, 'zh-cn')).toMatch(/^2026\/05\/0[23] \d\d:\d\d$/)
})

it('shows the time alone of today, and what is no time as it is', () => {
  expect(timeOf(Date.now(), 'en')).toMatch(/^\d\d:\d\d$/)
  expect([timeOf('暂无', 'en'), timeOf('', 'en')]).toEqual(['暂无', ''])
})
