import { endpoint, type Id } from './endpoint.ts'
import type { WireRecord } from './resource.ts'

/** What a range is measured against: one piece, a line of a document, a whole order. */
export type WeightBasis = 'piece' | 'line' | 'order'
export const weightBases: readonly WeightBasis[] = ['piece', 'line', 'order']

/** A range in use: decimal text, `max` '' has no end, `price` '' is none. */
export interface WeightBand {
  id: Id
  name: string
  min: string
  max: string
  price: string
  price_unit: string
}

/** Between two ranges that are in use nothing matches. */
export interface WeightGap {
  from: string
  to: string
}

/** What the list of ranges carries beside its rows. */
export interface WeightOverview {
  /** How many there are of each, under the other filters. */
  tabs: { basis: WeightBasis; count: number }[]
  /** All ranges in use, from the lowest, whatever the page. */
  in_use: WeightBand[]
  gaps: WeightGap[]
  /** The range that the `weight` asked for falls into. */
  match: WeightBand | null
}

/** Ranges in use for a line, or with `id` one range, whole, in `list`. */
export const getWeightRanges = endpoint<
  { body: { id?: Id; scope?: string; scope_id?: Id; basis?: WeightBasis; weight?: string } },
  { list: (WeightBand | WireRecord)[]; match_id: Id | null }
>('POST', '/product/getWeightRange', { side: 'factory', encoding: 'json', keepsReads: true })
