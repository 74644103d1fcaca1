import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pagesOf } from '#src/console/engine/records/print/pages-of.ts'

const sheet = { room: 100, frame: 20, first: 30, last: 25 }
const rows = (count: number) => Array.from({ length: count }, () => 10)

it('fills pages, the first of which holds less, and ends where the sums have room', () => {
  expect(pagesOf({ ...sheet, rows: rows(2) })).toEqual([2])
  // the fifth row fits, the sums beside it do not: a row goes over with them
  expect(pagesOf({ ...sheet, rows: rows(5) })).toEqual([4, 1])
  expect(pagesOf({ ...sheet, rows: rows(14) })).toEqual([5, 8, 1])
  expect(pagesOf({ ...sheet, rows: [] })).toEqual([0])
  expect(pagesOf({ ...sheet, first: 70, rows: rows(1) })).toEqual([0, 1])
})

it('prints every row once, in order, and no page above its room', () => {
  const heights = fc.record({
    room: fc.integer({ min: 120, max: 400 }),
    frame: fc.integer({ min: 0, max: 40 }),
    first: fc.integer({ min: 0, max: 60 }),
    rows: fc.array(fc.integer({ min: 5, max: 40 }), { maxLength: 60 }),
    last: fc.integer({ min: 0, max: 40 }),
  })
  fc.assert(
    fc.property(heights, (given) => {
      const pages = pagesOf(given)
      expect(pages.reduce((sum, count) => sum + count, 0)).toBe(given.rows.length)
      let from = 0
      pages.forEach((count, at) => {
        const own = given.rows.slice(from, from + count).reduce((sum, height) => sum + height, 0)
        from += count
        const whole = own + given.frame + (at === 0 ? given.first : 0) + (at === pages.length - 1 ? given.last : 0)
        expect(whole).toBeLessThanOrEqual(given.room)
      })
    }),
  )
})
