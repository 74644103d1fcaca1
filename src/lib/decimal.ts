/**
 * Exact arithmetic on decimal text (`-12.50`): money and quantities are never floats, in the browser, at the server and on the wire.
 * Rounding is half away from zero, as on an invoice, so that what comes back mirrors what went out. Everything here throws a RangeError
 * for what is no decimal text; what people type goes through `readDecimal` (decimal-text.ts) first.
 */

/** A decimal as digits and a scale: `12.50` is 1250n with 2 places. */
export interface Digits {
  digits: bigint
  places: number
}

const plain = /^(-?)(\d+)(?:\.(\d+))?$/
const powerOf = (places: number) => 10n ** BigInt(places)
const sizeOf = (digits: bigint) => (digits < 0n ? -digits : digits)
const widened = ({ digits, places }: Digits, to: number) => digits * powerOf(to - places)

/** The digits of decimal text. */
export function digitsOf(value: string): Digits {
  const [, sign, whole, part = ''] = plain.exec(value) ?? []
  if (whole === undefined) throw new RangeError(`no decimal: ${value.slice(0, 40)}`)
  return { digits: BigInt(`${sign}${whole}${part}`), places: part.length }
}

/** Digits as text, with all their places. */
export function textOf({ digits, places }: Digits): string {
  const sign = digits < 0n ? '-' : ''
  const text = String(sizeOf(digits)).padStart(places + 1, '0')
  return places === 0 ? `${sign}${text}` : `${sign}${text.slice(0, -places)}.${text.slice(-places)}`
}

/** A quotient of whole numbers, half away from zero. */
function divided(dividend: bigint, divisor: bigint): bigint {
  const size = (sizeOf(dividend) * 2n + sizeOf(divisor)) / (sizeOf(divisor) * 2n)
  return dividend < 0n === divisor < 0n ? size : -size
}

/** Digits with so many places; fewer may be less than none: -2 are hundreds. */
export function roundedDigits({ digits, places }: Digits, to: number): Digits {
  if (places <= to) return { digits: widened({ digits, places }, to), places: to }
  return { digits: divided(digits, powerOf(places - to)), places: to }
}

/** The sum; as many places as the longest of them, '0' of none. */
export function sumOf(values: readonly string[]): string {
  const parts = values.map(digitsOf)
  const places = parts.reduce((most, part) => Math.max(most, part.places), 0)
  return textOf({ digits: parts.reduce((sum, part) => sum + widened(part, places), 0n), places })
}

/** The first less the second. */
export function differenceOf(one: string, other: string): string {
  const [a, b] = [digitsOf(one), digitsOf(other)]
  const places = Math.max(a.places, b.places)
  return textOf({ digits: widened(a, places) - widened(b, places), places })
}

/** The product, with the places of both. */
export function productOf(one: string, other: string): string {
  const [a, b] = [digitsOf(one), digitsOf(other)]
  return textOf({ digits: a.digits * b.digits, places: a.places + b.places })
}

/** The quotient, rounded to so many places. @throws RangeError when divided by nought, too */
export function quotientOf(one: string, other: string, places: number): string {
  const [a, b] = [digitsOf(one), digitsOf(other)]
  if (b.digits === 0n) throw new RangeError('divided by nought')
  return textOf({ digits: divided(a.digits * powerOf(b.places + places), b.digits * powerOf(a.places)), places })
}

/** Below nought when the first is less, above when it is more; for `sort`. */
export function compared(one: string, other: string): -1 | 0 | 1 {
  const [a, b] = [digitsOf(one), digitsOf(other)]
  const places = Math.max(a.places, b.places)
  const difference = widened(a, places) - widened(b, places)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** With exactly so many places: `rounded('0.125', 2)` is `0.13`, `rounded('7', 2)` is `7.00`. */
export const rounded = (value: string, places: number): string => textOf(roundedDigits(digitsOf(value), places))

/** Without zeros at the end: `12.50` is `12.5`. */
export const trimmed = (value: string): string => {
  const text = textOf(digitsOf(value))
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}

/**
 * Reads decimal text as an integer of its smallest part: `scaled('46.5', 3)` is 46500. Full-width figures count.
 * Undefined for anything that is no plain decimal number, has more places than there are, or is too large to be exact.
 */
export function scaled(text: string, places: number): number | undefined {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d*)\.?(\d*)$/.exec(text.normalize('NFKC').trim()) ?? []
  if (whole === '' && part === '') return undefined
  const given = digitsOf(`${sign}${whole || '0'}.${part.replace(/0+$/, '') || '0'}`)
  const kept = roundedDigits(given, places)
  if (widened(kept, Math.max(places, given.places)) !== widened(given, Math.max(places, given.places))) return undefined
  const value = Number(kept.digits)
  return Number.isSafeInteger(value) ? value : undefined
}

/** The shortest decimal text of an integer of smallest parts: `decimal(46500, 3)` is `46.5`. @throws RangeError for a number that is none */
export const decimal = (value: number | bigint, places: number): string => trimmed(textOf({ digits: BigInt(value), places }))
