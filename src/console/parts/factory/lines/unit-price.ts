import { productOf, quotientOf, trimmed } from '#src/lib/decimal.ts'

/** A price of what goods are counted by, as one of the unit that a line is entered in; those of kilograms and areas stay. */
export function priceInUnit(price: string, priceUnit: unknown, { unit, unitNum, unitDen }: Readonly<Record<string, unknown>>): string {
  if (!unit || priceUnit !== 'unit') return price
  return trimmed(quotientOf(productOf(price, String(unitNum || '1')), String(unitDen || '1'), 6))
}
