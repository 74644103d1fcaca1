import Big from 'big.js'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  allocated,
  compared,
  differenceOf,
  grouped,
  parseDecimal,
  portionOf,
  productOf,
  quotientOf,
  rateIn,
  readDecimal,
  rounded,
  shifted,
  sumOf,
  textOf,
  trimmed,
} from '#src/lib/decimal.ts'

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
  expect(['46', '46.5', '0.001', '.5', '12.', '４６．５', '46.5000', ' -0 ', '007'].map((text) => parseDecimal(text, 3))).toEqual([
    ...['46', '46.5', '0.001', '0.5', '12', '46.5', '46.5', '0', '7'],
  ])
  for (const text of ['', '.', '-', '+1', '1e3', '1,000', '0.0001', 'abc']) expect(parseDecimal(text, 3)).toBeUndefined()
  expect(parseDecimal('99999999999999999999.001', 3)).toBe('99999999999999999999.001')
})

it('reads whatever it writes', () => {
  fc.assert(
    fc.property(figure, (value) => {
      expect(parseDecimal(value, 9)).toBe(trimmed(value))
      expect(readDecimal(grouped(value))).toBe(value.replace(/^-(?=[0.]*$)/, ''))
    }),
  )
})

it('moves the point and back without losing a figure', () => {
  expect([shifted('13', -2), shifted('0.135', 2), shifted('46.5', 3), shifted('-1', -4)]).toEqual(['0.13', '13.5', '46500', '-0.0001'])
  fc.assert(
    fc.property(figure, fc.integer({ min: -9, max: 9 }), (value, by) => {
      same(shifted(value, by), new Big(value).times(`1e${by}`))
      expect(compared(shifted(shifted(value, by), -by), value)).toBe(0)
    }),
  )
})

it('takes rates of amounts, rounded once', () => {
  expect(portionOf('99.99', '13', 'percent')).toBe('13.00')
  expect(portionOf('-1000', '0.5', 'permille')).toBe('-0.50')
  expect(portionOf('1000000', '35', 'ppm', 4)).toBe('35.0000')
  expect(portionOf('0.05', '10', 'percent')).toBe('0.01')
  expect([rateIn('13', 'percent', 'ppm'), rateIn('1', 'ppm', 'percent'), rateIn('2.5', 'permille', 'percent')]).toEqual([
    ...['130000', '0.0001', '0.25'],
  ])
  fc.assert(
    fc.property(figure, figure, places, (amount, rate, to) => {
      const exact = new Big(amount).times(rate).times('0.001')
      expect(compared(portionOf(amount, rate, 'permille', to), exact.toFixed(to))).toBe(0)
    }),
  )
})

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

it.each([
  ['1,234.50', '1234.50'],
  ['１２．５', '12.5'],
  ['¥ 99', '99'],
  ['-0.0', '0.0'],
  ['-.5', '-0.5'],
  ['007', '7'],
  ['12,345', '12345'],
  ['-1,234,567.5', '-1234567.5'],
  ['１，２３４', '1234'],
  ['12,5', null],
  ['12,5,', null],
  ['1,23', null],
  ['1.234,50', null],
  ['1.5,000', null],
  ['1234,567', null],
  ['0,125', null],
  [',5', null],
  ['1e3', null],
  ['十', null],
  ['', null],
])('reads %j as %j', (text, value) => expect(readDecimal(text)).toBe(value))

it.each([
  ['0', '0'],
  ['999.5', '999.5'],
  ['1000', '1,000'],
  ['-1234567.50', '-1,234,567.50'],
  ['123456', '123,456'],
])('groups %s as %s', (value, shown) => expect(grouped(value)).toBe(shown))
