import fc from 'fast-check'
import { expect, it } from 'vitest'
import { numberText } from '#src/papers/sheet/number-text.ts'

it.each([
  ['0', '0'],
  ['-0', '0'],
  ['12.50', '12.5'],
  ['0.30000000000000004', '0.3'],
  ['1.1000000000000001', '1.1'],
  ['2.675', '2.675'],
  ['99999999999999.995', '100000000000000'],
  ['1E-4', '0.0001'],
  ['-1.5e3', '-1500'],
  ['123456789012345', '123456789012345'],
  // a receipt of eighteen figures: its end was lost when it was typed
  ['123456789012345000', '1.23456789012345E+17'],
  ['1.2345678901234568E+17', '1.23456789012346E+17'],
  ['abc', 'abc'],
  ['', ''],
])('%s is %s', (stored, text) => expect(numberText(stored)).toBe(text))

it('moves the point for per cent without a float', () => {
  expect(numberText('0.13', 2)).toBe('13')
  expect(numberText('7.0000000000000007E-2', 2)).toBe('7')
  expect(numberText('1.5E-3', 2)).toBe('0.15')
})

it('gives back every decimal of fifteen figures that was stored as a double', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), fc.integer({ min: 0, max: 6 }), (value, places) => {
      const digits = String(Math.abs(value)).padStart(places + 1, '0')
      const exact = (places ? `${digits.slice(0, -places)}.${digits.slice(-places)}`.replace(/\.?0+$/, '') : digits) || '0'
      const text = value < 0 && exact !== '0' ? `-${exact}` : exact
      expect(numberText(Number(text).toPrecision(17))).toBe(text)
    }),
  )
})
