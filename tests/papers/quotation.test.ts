import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sumOf, textOf } from '#src/lib/decimal.ts'
import { sumsOf } from '#src/papers/quotation.ts'

const lines = (...pairs: [num: string, price: string][]) => pairs.map(([num, price]) => ({ num, price }))

it('rounds each line half away from zero and the total once', () => {
  expect(sumsOf(lines(['12.5', '3.333'], ['2', '0.005'], ['1', '99.99']))).toEqual({
    subtotals: ['41.66', '0.01', '99.99'],
    total: '141.66',
    difference: '',
    count: 3,
    quantity: '15.5',
  })
  expect(sumsOf(lines(['1', '1.005'], ['1', '0.615'], ['-1', '1.005'])).subtotals).toEqual(['1.01', '0.62', '-1.01'])
})

it('says what the total has more than its lines', () => {
  expect(sumsOf(lines(['1', '0.005'], ['1', '0.005'], ['1', '0.005']))).toMatchObject({
    subtotals: ['0.01', '0.01', '0.01'],
    total: '0.02',
    difference: '-0.01',
  })
})

it('is nought without lines, and keeps four places of a quantity', () => {
  expect(sumsOf([])).toEqual({ subtotals: [], total: '0.00', difference: '', count: 0, quantity: '0' })
  expect(sumsOf(lines(['0.33333', '1'], ['0.10000', '1'])).quantity).toBe('0.4333')
  expect(sumsOf(lines(['1000', '0'], ['0.50', '0'])).quantity).toBe('1000.5')
})

it('adds up on paper, whatever the lines', () => {
  const figure = (places: number) => fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }).map((digits) => textOf({ digits, places }))
  fc.assert(
    fc.property(fc.array(fc.record({ num: figure(4), price: figure(4) })), (some) => {
      const { subtotals, difference, total } = sumsOf(some)
      expect(sumOf([...subtotals, difference || '0', '0.00'])).toBe(total)
    }),
  )
})
