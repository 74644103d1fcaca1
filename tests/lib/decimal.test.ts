import Big from 'big.js'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compared, decimal, differenceOf, productOf, quotientOf, rounded, scaled, sumOf, textOf, trimmed } from '#src/lib/decimal.ts'

// what rounds half away from zero, too
Big.RM = 1

const figure = fc
  .record({ digits: fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), places: fc.integer({ min: 0, max: 9 }) })
  .map((value) => textOf(value))
const places = fc.integer({ min: 0, max: 8 })
/** Two texts of one value, whatever their places. */
const same = (text: string, value: Big) => expect(new Big(text).eq(value), `${text} is ${value.toFixed()}`).toBe(true)

it('adds, subtracts and multiplies as another library does', () => {
  fc.assert(
    fc.property(figure, figure, figure, (a, b, c) => {
      same(sumOf([a, b, c]), new Big(a).plus(b).plus(c))
      same(differenceOf(a, b), new Big(a).minus(b))
      same(productOf(a, b), new Big(a).times(b))
      expect(compared(a, b)).toBe(new Big(a).cmp(b))
    }),
  )
})

it('divides and rounds as another library does, to the places wanted', () => {
  fc.assert(
    fc.property(figure, figure, places, (a, b, to) => {
      expect(rounded(a, to).replace(/^-(?=[0.]*$)/, '')).toBe(new Big(a).toFixed(to).replace(/^-(?=[0.]*$)/, ''))
      if (new Big(b).eq(0)) return
      Big.DP = to
      same(quotientOf(a, b, to), new Big(a).div(b))
      expect(quotientOf(a, b, to).split('.')[1]?.length ?? 0).toBe(to)
    }),
  )
})

it('mirrors: what is negative is rounded as its opposite', () => {
  fc.assert(
    fc.property(figure, places, (a, to) => {
      expect(sumOf([rounded(a, to), rounded(productOf(a, '-1'), to)])).toMatch(/^0(\.0+)?$/)
    }),
  )
})

it('adds exactly, where floats do not', () => {
  expect(sumOf(['0.1', '0.2'])).toBe('0.3')
  expect(sumOf(Array.from({ length: 1000 }, () => '0.01'))).toBe('10.00')
  expect(sumOf(['9007199254740993', '0.001'])).toBe('9007199254740993.001')
  expect(sumOf(['-5', '2.50'])).toBe('-2.50')
  expect(sumOf([])).toBe('0')
})

it('multiplies exactly and rounds as an invoice does', () => {
  expect(productOf('1.005', '100')).toBe('100.500')
  expect(rounded('1.005', 2)).toBe('1.01')
  expect(rounded('-1.005', 2)).toBe('-1.01')
  expect(rounded('-0.004', 2)).toBe('0.00')
  expect(rounded('2.5', 0)).toBe('3')
  expect(rounded('7', 2)).toBe('7.00')
  expect(rounded('0.004', 2)).toBe('0.00')
  expect(quotientOf('1', '3', 4)).toBe('0.3333')
  expect(quotientOf('-1', '8', 2)).toBe('-0.13')
})

it('trims and compares whatever the places', () => {
  expect(['1.500', '100', '0.0', '-2.0', '10.10'].map(trimmed)).toEqual(['1.5', '100', '0', '-2', '10.1'])
  expect(['10', '9.99', '-3', '10.00'].sort(compared)).toEqual(['-3', '9.99', '10', '10.00'])
})

it('refuses what is no decimal text', () => {
  for (const wrong of ['', ' 1', '1e3', '1,000', '.5', '1.', 'NaN', '+1', '０'])
    for (const work of [() => sumOf([wrong]), () => productOf(wrong, '1'), () => rounded(wrong, 2), () => compared('1', wrong)])
      expect(work, wrong).toThrow(RangeError)
  expect(() => quotientOf('1', '0.00', 2)).toThrow(RangeError)
})

it('reads decimal text exactly, and only what is one', () => {
  expect(['46', '46.5', '0.001', '.5', '12.', '４６．５', '46.5000'].map((text) => scaled(text, 3))).toEqual([
    46000, 46500, 1, 500, 12000, 46500, 46500,
  ])
  for (const text of ['', '.', '-', '1e3', '1,000', '0.0001', 'abc', '99999999999999999']) expect(scaled(text, 3)).toBeUndefined()
  expect(scaled('8.2', 3)).toBe(8200)
  expect(Object.is(scaled('-0', 3), 0)).toBe(true)
})

it('writes what it reads', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 4 }), (value, to) => {
      expect(scaled(decimal(value, to), to)).toBe(value + 0)
    }),
  )
})
