import { expect, it } from 'vitest'
import { productOf, readDecimal, rounded, sumOf } from '#src/console/line-grid/decimal.ts'

it.each([
  ['1,234.50', '1234.50'],
  ['１２．５', '12.5'],
  ['¥ 99', '99'],
  ['-0.0', '0.0'],
  ['-.5', '-0.5'],
  ['007', '7'],
  ['12,5,', '125'],
  ['1e3', null],
  ['十', null],
  ['', null],
])('reads %j as %j', (text, value) => expect(readDecimal(text)).toBe(value))

it('adds exactly, where floats do not', () => {
  expect(sumOf(['0.1', '0.2'])).toBe('0.3')
  expect(sumOf(Array.from({ length: 1000 }, () => '0.01'))).toBe('10.00')
  expect(sumOf(['9007199254740993', '0.001'])).toBe('9007199254740993.001')
  expect(sumOf(['-5', '2.50', ''])).toBe('-2.50')
  expect(sumOf([])).toBe('0')
})

it('multiplies exactly and rounds as an invoice does', () => {
  expect(productOf('1.005', '100')).toBe('100.500')
  expect(rounded('1.005', 2)).toBe('1.01')
  expect(rounded('-1.005', 2)).toBe('-1.01')
  expect(rounded('2.5', 0)).toBe('3')
  expect(rounded('7', 2)).toBe('7.00')
  expect(rounded('0.004', 2)).toBe('0.00')
})
