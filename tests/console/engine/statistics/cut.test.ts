import { expect, it } from 'vitest'
import { cutOf, cutsOf, folded } from '#src/console/engine/statistics/cut.ts'
import type { StatisticsPart } from '#src/console/engine/statistics/statistics-page.ts'
import type { PageWords } from '#src/console/engine/page.ts'

type Part = StatisticsPart<PageWords>
const trend = (more: object = {}, line: object = { isSum: true }) =>
  ({ word: 'title', show: 'trend', from: {}, charts: [[{ key: 'title', ...line }]], ...more }) as unknown as Part

const days = (count: number) => ({ from: '2026-01-01', to: new Date(Date.UTC(2026, 0, count)).toISOString().slice(0, 10) })

it('offers what a server can cut, the usual one where it stands by its size', () => {
  expect(cutsOf(trend(), 'own', days(1))).toEqual([])
  expect(cutsOf(trend(), 'own', days(4))).toEqual([])
  expect(cutsOf(trend(), 'own', days(20))).toEqual(['usual', 'week'])
  expect(cutsOf(trend(), 'own', days(60))).toEqual(['day', 'usual', 'week', 'month'])
  expect(cutsOf(trend(), 'own', days(360))).toEqual(['day', 'week', 'usual'])
  // nobody can tell a thousand points apart
  expect(cutsOf(trend(), 'own', days(1_000))).toEqual(['week', 'usual'])
  for (const more of [{ of: 'today' }, { isByClock: true }, { show: 'shares' }]) expect(cutsOf(trend(more), 'own', days(60))).toEqual([])
})

it('offers at a plain shop what can be made of its days, and nothing of averages', () => {
  expect(cutsOf(trend(), 'shop', days(31))).toEqual(['usual', 'week'])
  expect(cutsOf(trend(), 'shop', { from: '2026-01-20', to: '2026-02-10' })).toEqual(['usual', 'week', 'month'])
  expect(cutsOf(trend({}, {}), 'shop', days(31))).toEqual([])
  expect(cutsOf(trend(), 'shop', days(60))).toEqual([])
  expect(cutOf(trend(), 'shop', { days: days(60), cut: 'week' })).toBeUndefined()
  expect(cutOf(trend(), 'own', { days: days(60), cut: 'week' })).toBe('week')
})

it('folds sums exactly, and leaves what nobody knows', () => {
  const range = { from: '2026-11-27', to: '2026-12-08' }
  const points = Array.from({ length: 12 }, (_, at) => String(at))
  const paid = ['0.10', '0.20', '0.30', 1, 0, 0, 0, 0, 0, null, null, null]
  const weeks = folded({ points, lines: { paid, gone: Array.from({ length: 12 }, () => null) } }, { ...range, cut: 'week' })
  expect(weeks.points).toEqual(['11-27', '11-30', '12-07'])
  expect(weeks.lines['paid']!.map(String)).toEqual(['0.60', '1', 'null'])
  expect(weeks.lines['gone']).toEqual([null, null, null])
  const months = folded({ points, lines: { paid } }, { ...range, cut: 'month' })
  expect([months.points, months.lines['paid']!.map(String)]).toEqual([
    ['2026-11', '2026-12'],
    ['1.60', '0'],
  ])
  // cut in a way of its own
  const other = { points: ['a'], lines: { paid: [1] } }
  expect(folded(other, { ...range, cut: 'week' })).toBe(other)
})
