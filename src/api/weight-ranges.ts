import { endpoint, type Id, type List, type Paging } from './endpoint.ts'
import type { ImportBody, ImportReply } from './imports.ts'

/** What a band is measured against: one piece, a line of a document, a whole order. */
export type WeightBasis = 'piece' | 'line' | 'order'
export const weightBases: readonly WeightBasis[] = ['piece', 'line', 'order']
/** Where a band counts; what is nearer goes before what is general. */
export type WeightScope = 'global' | 'type' | 'product'

/**
 * A weight range (manufacturing 2.4): `min` ≤ weight < `max`, both in kg as decimal text with at most three places;
 * `max` '' has no end. `price` is decimal text with at most four places, '' for none.
 */
export interface WeightRange {
  id: Id
  name: string
  scope: WeightScope
  /** Of the product type or the product; '0' for all. */
  scope_id: Id
  min: string
  max: string
  basis: WeightBasis
  price: string
  price_unit: string
  sort: number
  /** 1 in use, 0 switched off. */
  status: number
  version: number
  updated_by: string
  /** `YYYY-MM-DD HH:mm:ss` */
  updated_at: string
}

export type WeightRangeBody = Omit<WeightRange, 'id' | 'version' | 'updated_by' | 'updated_at'>

/** Between two bands that are in use nothing matches. */
export interface WeightGap {
  from: string
  to: string
}

export interface WeightSearch {
  keyword?: string
  scope?: WeightScope
  scope_id?: Id
  basis?: WeightBasis
  status?: number
  /** kg: `match` then says which band in use it falls into. */
  weight?: string
}

export interface WeightRangeList extends List<WeightRange> {
  /** How many there are of each, under the other filters. */
  tabs: { basis: WeightBasis; count: number }[]
  /** All bands in use, from the lowest, whatever the page. */
  in_use: WeightRange[]
  gaps: WeightGap[]
  match: WeightRange | null
}

const factory = { side: 'factory', encoding: 'json' } as const

/** Bands by scope, basis and lower end. */
export const searchWeightRanges = endpoint<{ body: Paging & WeightSearch }, WeightRangeList>('POST', '/product/searchWeightRange', factory)
/** Bands in use for a line, or with `id` one band in `list`. */
export const getWeightRanges = endpoint<
  { body: { id?: Id; scope?: WeightScope; scope_id?: Id; basis?: WeightBasis; weight?: string } },
  { list: WeightRange[]; match_id: Id | null }
>('POST', '/product/getWeightRange', factory)
/** Refused with RANGE_ORDER, RANGE_OVERLAP (naming the other band), RANGE_WEIGHT, RANGE_PRICE, RANGE_SCOPE. */
export const addWeightRange = endpoint<{ body: WeightRangeBody }, { id: Id; name: string }>('POST', '/product/addWeightRange', factory)
/** 409 with the band as it is now in `data.row` when `version` is an older one. */
export const editWeightRange = endpoint<{ body: WeightRangeBody & { id: Id; version: number } }, { version: number }>(
  'POST',
  '/product/editWeightRange',
  factory,
)
/** Refused with IN_USE when anything refers to it: then it can only be switched off. */
export const removeWeightRange = endpoint<{ body: { id: Id; version?: number } }, unknown>('POST', '/product/delWeightRange', factory)
/** Bands from a file, the same ones by basis and lower end (src/api/imports.ts). */
export const importWeightRanges = endpoint<{ body: ImportBody }, ImportReply>('POST', '/product/importWeightRange', factory)
/** Refused with IMPORT_CHANGED when any of the bands was changed since, RANGE_IN_USE when anything refers to one. */
export const undoWeightRangeImport = endpoint<{ params: { id: Id } }, unknown>('POST', '/product/undoWeightRangeImport/:id', factory)
