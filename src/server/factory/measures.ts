import { digitsOf, roundedDigits, textOf, trimmed } from '#src/lib/decimal.ts'

/** What ledgers count in: millionths of pieces, of square metres, of kilograms. */
export interface Measures {
  pieces: bigint
  area: bigint
  weight: bigint
}

export const none: Measures = { pieces: 0n, area: 0n, weight: 0n }
const names = ['pieces', 'area', 'weight'] as const

export const added = (one: Measures, other: Measures): Measures => ({
  pieces: one.pieces + other.pieces,
  area: one.area + other.area,
  weight: one.weight + other.weight,
})
export const negated = ({ pieces, area, weight }: Measures): Measures => ({ pieces: -pieces, area: -area, weight: -weight })
export const isNegative = (measures: Measures): boolean => names.some((name) => measures[name] < 0n)

/** Decimal text as millionths; more places than six are rounded, half away from zero. */
export const microOf = (value: string): bigint => roundedDigits(digitsOf(value), 6).digits
export const microText = (value: bigint): string => trimmed(textOf({ digits: value, places: 6 }))
/** Yuan as fen. */
export const fenOf = (value: string): bigint => roundedDigits(digitsOf(value), 2).digits
export const yuanText = (value: bigint): string => textOf({ digits: value, places: 2 })

/** A part of a whole, `part` of `all`, half away from zero; of all of it the whole, so that nothing is ever left. */
export function portion(whole: bigint, part: bigint, all: bigint): bigint {
  if (part === all) return whole
  const size = (whole < 0n ? -whole : whole) * (part < 0n ? -part : part)
  const result = (size * 2n + all) / (all * 2n)
  return whole < 0n === part < 0n ? result : -result
}
