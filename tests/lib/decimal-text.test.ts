import { expect, it } from 'vitest'
import { grouped, readDecimal } from '#src/lib/decimal-text.ts'

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
