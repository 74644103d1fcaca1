import { endpoint } from '../endpoint.ts'
import type { CardCode, ProductInfo } from '../store-products.ts'

/** How products are collected from other shops, and how many more may be ("Collection"). */
export const readCollectConfig = endpoint<Record<never, never>, { copy_type: string; copy_num: number }>('GET', '/product/copy_config')
/** A product of another shop, ready for the editor; 400554 where the service is not set up. */
export const collectProduct = endpoint<{ body: { url: string } }, { productInfo: ProductInfo }>('POST', '/product/copy', {
  encoding: 'json',
  keepsReads: true,
})
/** The card codes of a workbook that was uploaded before. */
export const importCards = endpoint<{ query: { file: string } }, { list: readonly CardCode[] } | readonly CardCode[]>(
  'GET',
  '/product/product/import_card',
)
