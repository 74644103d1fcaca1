import type { WeightGap, WeightRange, WeightRangeBody } from '#src/api/weight-ranges.ts'
import { decimal, scaled } from '#src/lib/decimal.ts'
import { Refusal } from '../../refusal.ts'

/** A band as the database holds it: whole grams, ten-thousandths of a yuan. */
export interface Band extends Omit<WeightRange, 'min' | 'max' | 'price' | 'id' | 'scope_id'> {
  id: number
  scope_id: number
  min_g: number
  max_g: number | null
  price_e4: number | null
}

export type NewBand = Omit<Band, 'id' | 'version' | 'updated_by' | 'updated_at'>

/** A gram is the smallest weight, a ten-thousandth of a yuan the smallest price. */
const weightPlaces = 3
const pricePlaces = 4
const mostGrams = 1_000_000_000

const kg = (grams: number): string => decimal(grams, weightPlaces)
const refused = (code: string, field: string) => new Refusal({ status: 400, code, errors: { [field]: code } })

/** Whole grams of a weight in kg. Refused with RANGE_WEIGHT. */
export function grams(text: string, field: string): number {
  const value = scaled(text, weightPlaces)
  if (value === undefined || value < 0 || value > mostGrams) throw refused('RANGE_WEIGHT', field)
  return value
}

/** What a band without a name is called: by its ends. */
export const nameOf = ({ min_g: min, max_g: max }: Pick<Band, 'min_g' | 'max_g'>): string =>
  max === null ? `≥${kg(min)}kg` : `${kg(min)}-${kg(max)}kg`

/** Reads what somebody filled in; a band without a name is called by its ends. */
export function readBand(body: WeightRangeBody): NewBand {
  const min = grams(body.min, 'min')
  const max = body.max === '' ? null : grams(body.max, 'max')
  if (max !== null && max <= min) throw refused('RANGE_ORDER', 'max')
  const price = body.price === '' ? null : scaled(body.price, pricePlaces)
  if (price === undefined || (price !== null && price < 0)) throw refused('RANGE_PRICE', 'price')
  const { scope, basis, sort, status } = body
  const name = body.name.trim() || nameOf({ min_g: min, max_g: max })
  const owner = scope === 'global' ? 0 : Number(body.scope_id)
  return { name, scope, scope_id: owner, min_g: min, max_g: max, basis, price_e4: price, price_unit: body.price_unit.trim(), sort, status }
}

/** A band as the contract has it. */
export function shown({ min_g, max_g, price_e4, ...rest }: Band): WeightRange {
  return {
    ...rest,
    min: kg(min_g),
    max: max_g === null ? '' : kg(max_g),
    price: price_e4 === null ? '' : decimal(price_e4, pricePlaces),
  }
}

type Ends = Pick<Band, 'min_g' | 'max_g'>

export const overlaps = (one: Ends, other: Ends): boolean =>
  (one.max_g === null || other.min_g < one.max_g) && (other.max_g === null || one.min_g < other.max_g)

/** How a sentence names a band. */
export const namesOf = ({ name, min_g, max_g }: Ends & Pick<Band, 'name'>) => ({
  ...{ name, from: kg(min_g) },
  to: max_g === null ? '∞' : kg(max_g),
})

/** What no band in use covers between the first and the last; `bands` stand in the order of their lower ends. */
export function gapsOf(bands: readonly Ends[]): WeightGap[] {
  return bands.flatMap((band, at) => {
    const before = bands[at - 1]
    return before && before.max_g !== null && before.max_g < band.min_g ? [{ from: kg(before.max_g), to: kg(band.min_g) }] : []
  })
}

/** The band that a weight falls into: on a boundary it belongs to the upper one. */
export const bandOf = <B extends Ends>(bands: readonly B[], weight: number): B | undefined =>
  bands.find((band) => band.min_g <= weight && (band.max_g === null || weight < band.max_g))
