import fc from 'fast-check'
import { expect, it } from 'vitest'
import { serialOf, serialText } from '#src/papers/sheet/serial-date.ts'

it.each([
  ['1', '1900-01-01'],
  ['59', '1900-02-28'],
  ['60', '1900-02-29'],
  ['61', '1900-03-01'],
  ['46348', '2026-11-22'],
  ['46348.5', '2026-11-22 12:00:00'],
  ['45000.354166666664', '2023-03-15 08:30:00'],
  ['46348.999999999', '2026-11-23'],
  ['0.75', '18:00:00'],
  ['2958465', '9999-12-31'],
  ['2958466', '2958466'],
  ['-1', '-1'],
])('%s is %s', (serial, text) => expect(serialText(serial)).toBe(text))

it('knows the other epoch', () => {
  expect(serialText('0', 1904)).toBe('1904-01-01')
  expect(serialText('44886', 1904)).toBe('2026-11-22')
})

it('gives every second back', () => {
  const some = fc.date({ min: new Date('1900-03-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true })
  fc.assert(
    fc.property(some, (at) => {
      const text = at.toISOString().slice(0, 19).replace('T', ' ').replace(' 00:00:00', '')
      // as a spreadsheet keeps it: a double
      expect(serialText(String(Number(serialOf(text))))).toBe(text)
    }),
  )
})

it('takes no day that there is not', () => {
  for (const text of ['2026-02-29', '2026-13-01', '2026-1-5', '1899-12-31', '2026-11-22 24:00', 'x', ''])
    expect(serialOf(text)).toBeUndefined()
})
