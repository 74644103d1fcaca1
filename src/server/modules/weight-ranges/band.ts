import type { WeightGap, WeightRange, WeightRangeBody } from '#src/api/weight-ranges.ts'
import { compared, parseDecimal } from '#src/lib/decimal.ts'
import { Refusal } from '../../refusal.ts'

/** A band as it is stored: kilograms and yuan as decimal text; null has no end, or no price. */
export interface Band extends Omit<WeightRange, 'max' | 'price' | 'id' | 'scope_id'> {
  id: number
  scope_id: number
  max: string | null
  price: string | null
}

export type NewBand = Omit<Band, 'id' | 'version' | 'updated_by' | 'updated_at'>
type Ends = Pick<Band, 'min' | 'max'>

/** A gram is the smallest weight, a ten-thousandth of a yuan the smallest price. */
const weightPlaces = 3
const pricePlaces = 4
const mostWeight = '1000000'
const mostPrice = '99999999999'

const refused = (code: string, field: string) => new Refusal({ status: 400, code, errors: { [field]: code } })

/** True for a value from nought to the most there may be. */
const isWithin = (value: string | undefined, most: string): value is string =>
  value !== undefined && compared(value, '0') >= 0 && compared(value, most) <= 0

/** A weight in kg, to the gram. Refused with RANGE_WEIGHT. */
export function weightIn(text: string, field: string): string {
  const value = parseDecimal(text, weightPlaces)
  if (!isWithin(value, mostWeight)) throw refused('RANGE_WEIGHT', field)
  return value
}

/** What a band without a name is called: by its ends. */
export const nameOf = ({ min, max }: Ends): string => (max === null ? `≥${min}kg` : `${min}-${max}kg`)

/** Reads what somebody filled in; a band without a name is called by its ends. */
export function readBand(body: WeightRangeBody): NewBand {
  const min = weightIn(body.min, 'min')
  const max = body.max === '' ? null : weightIn(body.max, 'max')
  if (max !== null && compared(max, min) <= 0) throw refused('RANGE_ORDER', 'max')
  const price = body.price === '' ? null : parseDecimal(body.price, pricePlaces)
  if (price !== null && !isWithin(price, mostPrice)) throw refused('RANGE_PRICE', 'price')
  const { scope, basis, sort, status } = body
  const name = body.name.trim() || nameOf({ min, max })
  const owner = scope === 'global' ? 0 : Number(body.scope_id)
  return { name, scope, scope_id: owner, min, max, basis, price, price_unit: body.price_unit.trim(), sort, status }
}

/** A band as the contract has it. */
export const shown = (band: Band): WeightRange => ({ ...band, max: band.max ?? '', price: band.price ?? '' })

/** Below an end; what has no end is above everything. */
const isBelow = (weight: string, end: string | null): boolean => end === null || compared(weight, end) < 0

export const overlaps = (one: Ends, other: Ends): boolean => isBelow(other.min, one.max) && isBelow(one.min, other.max)

/** How a sentence names a band. */
export const namesOf = ({ name, min, max }: Ends & Pick<Band, 'name'>) => ({ name, from: min, to: max ?? '∞' })

/** What no band in use covers between the first and the last; `bands` stand in the order of their lower ends. */
export function gapsOf(bands: readonly Ends[]): WeightGap[] {
  return bands.flatMap((band, at) => {
    const before = bands[at - 1]
    return before && before.max !== null && isBelow(before.max, band.min) ? [{ from: before.max, to: band.min }] : []
  })
}

/** The band that a weight falls into: on a boundary it belongs to the upper one. */
export const bandOf = <B extends Ends>(bands: readonly B[], weight: string): B | undefined =>
  bands.find((band) => !isBelow(weight, band.min) && isBelow(weight, band.max))
