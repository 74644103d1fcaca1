import { endpoint, type Id } from './endpoint.ts'
import type { ImportBody, ImportReply } from './imports.ts'
import type { StockLabel } from './stock-labels.ts'

const options = { side: 'factory', encoding: 'json' } as const
const reads = { ...options, keepsReads: true } as const

/** A specification with what is asked for it in each weight range; decimal text, '' is none. */
export interface PriceMatrixRow {
  sku_id: number
  sn: string
  spec_text: string
  list_price: string
  floor_price: string
  /** By id of the range. */
  prices: Readonly<Record<string, string>>
}

/** Prices of a product: a row a specification, a column a weight range that counts for it (manufacturing 3.5 no. 8). */
export interface PriceMatrix {
  price_unit: string
  bands: { id: string; name: string }[]
  rows: PriceMatrixRow[]
}

export const readPriceMatrix = endpoint<{ body: { product_id: Id } }, PriceMatrix>('POST', '/product/priceMatrix', reads)

/** Cells that are named are set as rules of prices for everybody, '' takes one away; all of them or none. */
export const savePriceMatrix = endpoint<
  { body: { product_id: Id; rows: { sku_id: Id; prices: Readonly<Record<string, string>> }[] } },
  { changed: number }
>('POST', '/product/savePriceMatrix', options)

/** Every combination of measures in mm that a product has not is added to it. */
export const generateSkus = endpoint<
  { body: { product_id: Id; t: readonly string[]; w: readonly number[]; l: readonly number[]; list_price?: string; floor_price?: string } },
  { added: number; existed: number }
>('POST', '/product/generateSkus', options)

/** What names a product: papers by their kinds, lots, rules of prices. */
export interface ProductUses {
  papers: { type: string; count: number; sn: string; biz_date: string }[]
  lots: number
  prices: number
  /** What lies there: pieces and kilograms. */
  pieces: string
  weight: string
}
export const whereUsed = endpoint<{ body: { product_id: Id } }, ProductUses>('POST', '/product/whereUsed', reads)

/** Labels of the specifications of a product that are in use: a piece each, without a lot. */
export const productLabels = endpoint<{ body: { product_id: Id } }, { list: StockLabel[] }>('POST', '/product/labels', reads)

/** Products by a workbook: a row a specification; rows of one number are one product. */
export const importProducts = endpoint<{ body: ImportBody }, ImportReply>('POST', '/product/import', options)
export const undoProductImport = endpoint<{ params: { id: Id } }, unknown>('POST', '/product/undoImport/:id', options)
