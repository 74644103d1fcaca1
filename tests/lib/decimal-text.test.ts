import { expect, it } from 'vitest'
import { grouped, readDecimal } from '#src/lib/decimal-text.ts'

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

it.each([
  ['0', '0'],
  ['999.5', '999.5'],
  ['1000', '1,000'],
  ['-1234567.50', '-1,234,567.50'],
  ['123456', '123,456'],
])('groups %s as %s', (value, shown) => expect(grouped(value)).toBe(shown))
