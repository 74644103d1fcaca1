import { digitsOf, roundedDigits, textOf } from './decimal.ts'

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
