import { endpoint, type Id } from './endpoint.ts'
import type { WireRecord } from './resource.ts'

/** What a range is measured against: one piece, a line of a document, a whole order. */
export type WeightBasis = 'piece' | 'line' | 'order'
export const weightBases: readonly WeightBasis[] = ['piece', 'line', 'order']

export type WeightScope = 'global' | 'type' | 'product'

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
  /** All ranges that count for the product or the type that is looked at, for all where none is; from the lowest, whatever the page. */
  in_use: WeightBand[]
  /** Whom those count for: a product without ranges of its own has those of its type, or of all. */
  in_use_of: { scope: WeightScope; scope_id: number; scope_name: string; is_own: boolean }
  gaps: WeightGap[]
  /** The range that the `weight` asked for falls into. */
  match: WeightBand | null
}

/** A range for a line, with what lies in stock of it: pieces, of the product that was asked for. */
export interface WeightChoice extends WeightBand {
  in_stock: string
}

/** Ranges that count for a line, or with `id` one range, whole, in `list`. */
export const getWeightRanges = endpoint<
  { body: { id?: Id; product_id?: Id; sku_id?: Id; type_id?: Id; basis?: WeightBasis; weight?: string } },
  { list: (WeightChoice | WireRecord)[]; match_id: Id | null }
>('POST', '/product/getWeightRange', { side: 'factory', encoding: 'json', keepsReads: true })

/** Ranges of one scope and way of weighing. */
export interface WeightScopeRef {
  scope: WeightScope
  /** 0, or left out, for all. */
  scope_id?: Id
}

/** Ranges in use are copied to another scope; refused with RANGE_OVERLAP where one of those overlaps, and none is copied. */
export const copyWeightRanges = endpoint<{ body: { from: WeightScopeRef; to: WeightScopeRef; basis?: WeightBasis } }, { count: number }>(
  'POST',
  '/product/copyWeightRange',
  { side: 'factory', encoding: 'json' },
)

/** How a gap is closed: by the range below it, by the one above it, by one of its own. */
export const gapWays = ['below', 'above', 'between'] as const

/** Closes every gap between the ranges of one scope and way of weighing. */
export const closeWeightGaps = endpoint<
  { body: WeightScopeRef & { basis?: WeightBasis; way: (typeof gapWays)[number] } },
  { count: number }
>('POST', '/product/closeWeightGaps', { side: 'factory', encoding: 'json' })
