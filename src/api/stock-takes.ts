import { endpoint, type Id } from './endpoint.ts'

const written = { side: 'factory', encoding: 'json' } as const
const reads = { ...written, keepsReads: true } as const

/**
 * What a stock-take counts: a SKU, of a lot where it has some (`lot_id` 0 has none), at a location where the warehouse has some (`location_id` 0: at
 * none of them, or the goods as a whole).
 */
export interface CountKey {
  sku_id: number
  lot_id: number
  location_id?: number
}

/** What is to be counted, as somebody with a scanner knows it; `book` is what there should be, where the count is not blind. */
export interface CountSheetRow extends CountKey {
  name: string
  sn: string
  lot_no: string
  /** '' at none. */
  location: string
  barcode: string
  /** `pieces`, or `weight` for kilograms. */
  counted_by: string
  book?: string
}

export interface CountSheet {
  id: Id
  sn: string
  warehouse: string
  status: number
  is_blind: number
  /** Locations of the warehouse that are in use; none where it has none. */
  locations: { id: number; name: string }[]
  list: CountSheetRow[]
}

/** One count of somebody on some device: the same `uuid` is the same count, however often and in whatever order it is sent. */
export interface CountEntry {
  uuid: string
  sku_id?: number
  lot_id?: number
  /** Where it was counted; without one the goods were counted in the whole warehouse. */
  location_id?: number
  /** What was scanned: a lot, or the code of a SKU. */
  barcode?: string
  pieces: string
  weight: string
  /** ISO instant of the device. */
  at: string
}

/** Of several counts of one key: they lie at several places, or the last or the largest one is right. */
export type CountUse = 'sum' | 'last' | 'max'
export const countUses: readonly CountUse[] = ['sum', 'last', 'max']

/** Where a count stands: `expected` is the book at its beginning with what was moved until it was counted. */
export interface CountState extends CountKey {
  name: string
  lot_no: string
  location: string
  counted_by: string
  book: string
  expected: string
  /** Null where nobody has counted it. */
  sum: string | null
  last: string | null
  max: string | null
  times: number
}

interface CountCreated {
  id: Id
  sn: string
  post_seq: number
  lines: number
}

/** Begins a stock-take of a warehouse (manufacturing 3.4): what lies there now is frozen by the last move of stock. */
export const createCount = endpoint<
  { body: { warehouse_id: Id; type_ids?: Id[]; blind?: number; biz_date?: string; remark?: string } },
  CountCreated
>('POST', '/stock/countCreate', written)

export const readCountSheet = endpoint<{ body: { id: Id } }, CountSheet>('POST', '/stock/countSheet', reads)

/** Adds to the set of counts; at most 500 at once. `unknown` are those whose goods nobody knows. */
export const submitCounts = endpoint<
  { body: { id: Id; device: string; entries: CountEntry[] } },
  { accepted: number; duplicates: number; unknown: string[] }
>('POST', '/stock/countSubmit', written)

export const readCountState = endpoint<{ body: { id: Id } }, { list: CountState[]; entries: number; devices: number }>(
  'POST',
  '/stock/countState',
  reads,
)

/** Posts the differences in one document; what they are worth is for `cost:view`. What nobody counted stays as it is, unless it counts as not there (`uncounted: 'none'`). */
export const postCount = endpoint<
  { body: { id: Id; resolve?: (CountKey & { use: CountUse })[]; uncounted?: 'keep' | 'none'; reason?: string } },
  { moves: number; gain?: string; loss?: string }
>('POST', '/stock/countPost', written)

/** Corrects what lies of one SKU (of a lot) in a warehouse by `qty`, more or less, for a reason; posted at once. */
export const adjustStock = endpoint<
  { body: { warehouse_id: Id; sku_id: Id; lot_id?: Id; qty: string; reason: string } },
  { id: Id; sn: string }
>('POST', '/stock/adjust', written)
