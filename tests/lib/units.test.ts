import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compared, textOf, trimmed } from '#src/lib/decimal.ts'
import { inBase, ofBase } from '#src/lib/units.ts'

it('holds a third of a roll, and what bags weigh', () => {
  expect(trimmed(ofBase(inBase('1', { num: 1, den: 3 }), { num: 1, den: 3 }, 4))).toBe('1')
  expect(trimmed(inBase('3', { num: 25, den: 1 }))).toBe('75')
  expect(ofBase('10', { num: 25, den: 1 }, 2)).toBe('0.40')
})

const ratios = fc.record({ num: fc.integer({ min: 1, max: 100_000 }), den: fc.integer({ min: 1, max: 100_000 }) })
const quantities = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 9n }), fc.integer({ min: 0, max: 4 }))

it('P-M2: there and back is what was entered, and a thousand times there and back is no further', () => {
  fc.assert(
    fc.property(ratios, quantities, (ratio, [digits, places]) => {
      const entered = textOf({ digits, places })
      let value = entered
      // a base of fewer places moves the first time at most, and then stays
      for (let turn = 0; turn < 20; turn++) value = ofBase(inBase(value, ratio), ratio, places)
      expect(compared(value, entered)).toBe(0)
    }),
    { numRuns: 500 },
  )
  let value = '7.3333'
  for (let turn = 0; turn < 1000; turn++) value = ofBase(inBase(value, { num: 7, den: 45 }), { num: 7, den: 45 }, 4)
  expect(value).toBe('7.3333')
})
