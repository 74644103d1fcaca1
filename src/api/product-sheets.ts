import { endpoint, type Id, type List, type Paging } from './endpoint.ts'
import type { ImportBody, ImportReply } from './imports.ts'

// Ours only: products leave as a workbook with a row for each specification, and come in by the same one.

/** A specification with what its product is called and where it belongs. Amounts and measures are decimal text. */
export interface SkuRow {
  product_id: Id
  store_name: string
  /** Categories with those above them: `手机/智能手机`, several with commas. */
  cate_name: string
  virtual_type: number
  unit_name: string
  keyword: string
  /** Names and values: `颜色:红;尺码:L`; '' where there are none. */
  spec: string
  /** By which orders and carts name it. */
  code: string
  bar_code: string
  price: string
  cost: string
  ot_price: string
  stock: number
  weight: string
  volume: string
  sales: number
}

/** What the list of products is narrowed by finds, one row a specification, paged by products. */
export const listSkus = endpoint<{ query: Paging & Record<string, unknown> }, List<SkuRow>>('GET', '/product/sku_list')

/**
 * Rows of one product belong together: it is written whole, or none of its rows is. A row is a stored specification by its code, else by
 * the names of product and specification; its stock is counted from `stock_read` where the file has it. What is new is not on sale.
 */
export const importProducts = endpoint<{ body: ImportBody }, ImportReply>('POST', '/product/import', { encoding: 'json' })
/** What was added goes into the recycle bin, what was changed is as it was. Refused with IMPORT_GONE, IMPORT_CHANGED. */
export const undoProductImport = endpoint<{ params: { id: Id } }, unknown>('POST', '/product/import/undo/:id')

/** Fields that a file may bring, by their names on the wire. */
export const sheetFields = [
  ...(['store_name', 'cate_name', 'virtual_type', 'unit_name', 'keyword', 'spec', 'code', 'bar_code'] as const),
  ...(['price', 'cost', 'ot_price', 'stock', 'stock_read', 'weight', 'volume'] as const),
] as const
export type SheetField = (typeof sheetFields)[number]
