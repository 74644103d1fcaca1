import { compared, parseDecimal } from '#src/lib/decimal.ts'
import type { WeightGap } from '#src/api/weight-ranges.ts'
import { bandAt } from '../../factory/weight-bands.ts'
import { Refusal } from '../../refusal.ts'

/** The ends of a range in kg, decimal text; `max` '' has no end. */
export interface Ends {
  min: string
  max: string
}

/** What a range without a name is called: by its ends. */
export const nameOf = ({ min, max }: Ends): string => (max === '' ? `≥${min}kg` : `${min}-${max}kg`)

/** How a sentence names a range. */
export const namesOf = ({ name, min, max }: Ends & { name: string }) => ({ name, from: min, to: max || '∞' })

/** Below an end; what has no end is above everything. */
const isBelow = (weight: string, end: string): boolean => end === '' || compared(weight, end) < 0

export const overlaps = (one: Ends, other: Ends): boolean => isBelow(other.min, one.max) && isBelow(one.min, other.max)

/** Whether its upper end stands above its lower one. */
export const isUpright = ({ min, max }: Ends): boolean => isBelow(min, max)

/** What no range in use covers between the first and the last; they stand in the order of their lower ends. */
export function gapsOf(bands: readonly Ends[]): WeightGap[] {
  return bands.flatMap((band, at) => {
    const before = bands[at - 1]
    return before && before.max !== '' && isBelow(before.max, band.min) ? [{ from: before.max, to: band.min }] : []
  })
}

/** A weight in kg, exactly. Refused with RANGE_WEIGHT for no weight. */
export function weightIn(weight: string): string {
  const value = parseDecimal(weight.trim(), 3)
  if (value === undefined || compared(value, '0') < 0 || compared(value, '1000000') > 0)
    throw new Refusal({ status: 400, code: 'RANGE_WEIGHT', errors: { weight: 'RANGE_WEIGHT' } })
  return value
}

/** The range that a weight in kg falls into. Refused with RANGE_WEIGHT for no weight. */
export const bandOf = <B extends Ends>(bands: readonly B[], weight: string): B | undefined => bandAt(bands, weightIn(weight))
