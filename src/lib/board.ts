import { productOf, quotientOf, rounded, shifted, sumOf } from './decimal.ts'

/** A board: millimetres and g/cm³, as decimal text (manufacturing 2.2). */
export interface Board {
  thickness: string
  width: string
  length: string
  density: string
}

/** Square metres of a width and a length in millimetres, exactly. */
export const areaOf = (width: string, length: string): string => shifted(productOf(width, length), -6)

/** Kilograms by theory, exactly: a millimetre over a square metre is a cubic decimetre. */
export const theoryWeightOf = ({ thickness, width, length, density }: Board): string =>
  productOf(productOf(thickness, density), areaOf(width, length))

/** Metres that a roll of so many kilograms is long, to the millimetre. */
export const rollLengthOf = (weight: string, { thickness, width, density }: Omit<Board, 'length'>): string =>
  quotientOf(weight, productOf(productOf(thickness, density), shifted(width, -3)), 3)

/** Parts of a mixture: kilograms, and g/cm³ of each. */
export interface MixturePart {
  mass: string
  density: string
}

/** Density of a mixture: all masses by all volumes. @throws RangeError without parts */
export function mixtureDensity(parts: readonly MixturePart[], places = 3): string {
  const volumes = parts.map(({ mass, density }) => quotientOf(mass, density, 12))
  return quotientOf(sumOf(parts.map(({ mass }) => mass)), sumOf(volumes), places)
}

/** So much as it is counted in: kilograms to the gram, square metres to a ten-thousandth (manufacturing 2.6). */
export const countedWeight = (weight: string): string => rounded(weight, 3)
export const countedArea = (area: string): string => rounded(area, 4)
