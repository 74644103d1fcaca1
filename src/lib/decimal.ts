/**
 * Exact arithmetic on decimal text (`-12.50`): money and quantities are never floats, in the browser, at the server and on the wire.
 * Rounding is half away from zero, as on an invoice, so that what comes back mirrors what went out. Everything here throws a RangeError
 * for what is no decimal text; what people type goes through `readDecimal` or `parseDecimal` first.
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

/** The point moved to the right, or to the left where `by` is below nought: `shifted('13', -2)` is `0.13`. Never rounds. */
export function shifted(value: string, by: number): string {
  const { digits, places } = digitsOf(value)
  return textOf(roundedDigits({ digits, places: places - by }, Math.max(0, places - by)))
}

/** What a rate is counted in: parts of a hundred, of a thousand, of a million. The value is where the point goes. */
const rateUnits = { percent: 2, permille: 3, ppm: 6 } as const
export type RateUnit = keyof typeof rateUnits

/** A rate in another unit, exactly: 13 per cent are 130000 ppm. */
export const rateIn = (rate: string, from: RateUnit, to: RateUnit): string => trimmed(shifted(rate, rateUnits[to] - rateUnits[from]))

/** What a rate takes of an amount, rounded once: 13 per cent of 99.99 are 13.00. */
export const portionOf = (amount: string, rate: string, unit: RateUnit, places = 2): string =>
  rounded(shifted(productOf(amount, rate), -rateUnits[unit]), places)

/**
 * An amount spread over weights by largest remainder: the shares have so many places and are together the amount, to the last one.
 * Of equal remainders the first gets it; a negative amount mirrors its opposite. Without any weight all get alike.
 * @throws RangeError for no weights, one below nought, or an amount with more places
 */
export function allocated(amount: string, weights: readonly string[], places = 2): string[] {
  const given = digitsOf(amount)
  const whole = roundedDigits(given, places)
  if (given.places > places && textOf(roundedDigits(whole, given.places)) !== textOf(given))
    throw new RangeError(`${amount} has more places`)
  const parts = weights.map(digitsOf)
  const most = parts.reduce((longest, part) => Math.max(longest, part.places), 0)
  const shares = parts.map((part) => roundedDigits(part, most).digits)
  if (shares.length === 0 || shares.some((share) => share < 0n)) throw new RangeError('weights are nought or more, and one at least')
  const isEven = shares.every((share) => share === 0n)
  const sizes = isEven ? shares.map(() => 1n) : shares
  const sum = sizes.reduce((total, size) => total + size, 0n)
  const sign = whole.digits < 0n ? -1n : 1n
  const size = whole.digits * sign
  const floors = sizes.map((one) => (size * one) / sum)
  const rest = Number(size - floors.reduce((total, one) => total + one, 0n))
  const byRemainder = sizes
    .map((one, at) => ({ at, remainder: (size * one) % sum }))
    .sort((a, b) => (a.remainder === b.remainder ? a.at - b.at : a.remainder < b.remainder ? 1 : -1))
  for (const { at } of byRemainder.slice(0, rest)) floors[at]! += 1n
  return floors.map((digits) => textOf({ digits: digits * sign, places }))
}

/**
 * Reads a plain decimal number with at most so many places, without zeros at its end: `parseDecimal('46.50', 3)` is `46.5`. Full-width
 * figures count. Undefined for anything else; commas and signs of currency are for `readDecimal`.
 */
export function parseDecimal(text: string, places: number): string | undefined {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d*)\.?(\d*)$/.exec(text.normalize('NFKC').trim()) ?? []
  const result = part.replace(/0+$/, '')
  if ((whole === '' && part === '') || result.length > places) return undefined
  return trimmed(textOf(digitsOf(`${sign}${whole || '0'}.${result || '0'}`)))
}

const figure = /^[+-]?(?:(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d*)?|\.\d+)$/

/**
 * Reads what people type or paste: full-width figures, commas between groups of three, signs of currency. null: no number, as
 * `12,5`, whose comma may be a point or a slip.
 */
export function readDecimal(text: string): string | null {
  const written = text
    .normalize('NFKC')
    .replace(/[。]/g, '.')
    .replace(/[\s¥￥元]/g, '')
  if (!figure.test(written)) return null
  const plain = written.replaceAll(',', '')
  const [whole = '', part = ''] = plain.replace(/^[+-]/, '').split('.')
  const digits = whole.replace(/^0+(?=\d)/, '') || '0'
  const isNegative = plain.startsWith('-') && /[1-9]/.test(plain)
  return `${isNegative ? '-' : ''}${digits}${part ? `.${part}` : ''}`
}

/** Decimal text as people read it: `1234567.50` is `1,234,567.50`. */
export const grouped = (value: string): string => {
  const [whole = '', part] = value.split('.')
  const text = whole.replace(/\d(?=(?:\d{3})+$)/g, '$&,')
  return part === undefined ? text : `${text}.${part}`
}
