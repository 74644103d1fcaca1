import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decimal, scaled } from '#src/lib/decimal.ts'

it('reads decimal text exactly, and only what is one', () => {
  expect(['46', '46.5', '0.001', '.5', '12.', '４６．５', '46.5000'].map((text) => scaled(text, 3))).toEqual([
    46000, 46500, 1, 500, 12000, 46500, 46500,
  ])
  for (const text of ['', '.', '-', '1e3', '1,000', '0.0001', 'abc', '99999999999999999']) expect(scaled(text, 3)).toBeUndefined()
  expect(scaled('8.2', 3)).toBe(8200)
})

it('writes what it reads', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 4 }), (value, places) => {
      expect(scaled(decimal(value, places), places)).toBe(value + 0)
    }),
  )
})
