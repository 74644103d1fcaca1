import fc from 'fast-check'
import { expect, it } from 'vitest'
import { allocated } from '#src/lib/allocation.ts'
import { compared, differenceOf, productOf, quotientOf, sumOf, textOf } from '#src/lib/decimal.ts'

it.each([
  ['100', ['1', '1', '1'], ['33.34', '33.33', '33.33']],
  ['0.05', ['10', '30', '60'], ['0.01', '0.01', '0.03']],
  ['-0.05', ['10', '30', '60'], ['-0.01', '-0.01', '-0.03']],
  ['10', ['0', '0'], ['5.00', '5.00']],
  ['7', ['0', '2.5'], ['0.00', '7.00']],
  ['0', ['1', '2'], ['0.00', '0.00']],
])('spreads %s over %j as %j', (amount, weights, shares) => expect(allocated(amount, weights)).toEqual(shares))

const money = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }).map((digits) => textOf({ digits, places: 2 }))
const weight = fc.bigInt({ min: 0n, max: 10n ** 9n }).map((digits) => textOf({ digits, places: 4 }))

it('loses nothing, and nobody is off by a whole smallest part', () => {
  fc.assert(
    fc.property(money, fc.array(weight, { minLength: 1, maxLength: 12 }), (amount, weights) => {
      const shares = allocated(amount, weights)
      expect(sumOf(shares)).toBe(sumOf([amount]))
      const sum = sumOf(weights)
      if (compared(sum, '0') === 0) return
      for (const [at, share] of shares.entries()) {
        const off = differenceOf(share, quotientOf(productOf(amount, weights[at]!), sum, 9))
        expect(compared(off.replace('-', ''), '0.01')).toBe(-1)
      }
    }),
  )
})

it('refuses what cannot be spread', () => {
  expect(() => allocated('1', [])).toThrow(RangeError)
  expect(() => allocated('1', ['-1', '2'])).toThrow(RangeError)
  expect(() => allocated('0.005', ['1'])).toThrow(RangeError)
  expect(allocated('0.0050', ['1'], 3)).toEqual(['0.005'])
})
