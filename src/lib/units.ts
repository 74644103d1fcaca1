import { productOf, quotientOf } from './decimal.ts'

/** `den` of a unit are `num` of its base: whole numbers, so that a third of a roll stays one (manufacturing 2.6). */
export interface Ratio {
  num: string | number
  den: string | number
}

/** What lies between two units has more places than either shows, so that going there and back changes nothing. */
const between = 12

/** So many of a unit as so many of its base. */
export const inBase = (quantity: string, { num, den }: Ratio, places = between): string =>
  quotientOf(productOf(quantity, String(num)), String(den), places)

/** So many of the base as so many of a unit. */
export const ofBase = (quantity: string, { num, den }: Ratio, places = between): string =>
  quotientOf(productOf(quantity, String(den)), String(num), places)
