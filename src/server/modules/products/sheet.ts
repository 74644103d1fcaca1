import type { ProductSheet } from '#src/api/products.ts'
import { shopTime } from '#src/lib/shop-time.ts'
import type { Db } from '../../db.ts'
import type { Locale, Sentence } from '../../locale.ts'
import { adminRow } from '../../shop/product-wire.ts'
import { findProducts } from '../../shop/products.ts'
import { idsOf } from './read-body.ts'
import { storeQuery, type StoreQuery } from './service.ts'

const columns = {
  store_name: { 'zh-cn': '商品名称', en: 'Product', 'zh-tw': '商品名稱' },
  product_type: { 'zh-cn': '商品类型', en: 'Type', 'zh-tw': '商品類型' },
  cate_name: { 'zh-cn': '商品分类', en: 'Categories', 'zh-tw': '商品分類' },
  price: { 'zh-cn': '售价', en: 'Price', 'zh-tw': '售價' },
  sales: { 'zh-cn': '销量', en: 'Sold', 'zh-tw': '銷量' },
  stock: { 'zh-cn': '库存', en: 'Stock', 'zh-tw': '庫存' },
  add_time: { 'zh-cn': '添加时间', en: 'Added', 'zh-tw': '新增時間' },
} satisfies Record<string, Sentence>

const title: Sentence = { 'zh-cn': '商品列表', en: 'Products', 'zh-tw': '商品列表' }

/** What the list is asked for, and chosen products as the shop's console names them: one, or several. */
interface SheetQuery extends StoreQuery {
  'ids[]'?: string | readonly string[]
}

/** The list by pages, as whoever writes the file reads them: no row after the last one. */
export async function sheetOf(db: Db, query: SheetQuery, locale: Locale): Promise<ProductSheet> {
  const { 'ids[]': chosen = [], ...narrowed } = query
  const ids = idsOf([chosen].flat())
  const found = await findProducts(db, { ...storeQuery(narrowed), ...(ids.length > 0 && { ids }) })
  return {
    header: Object.values(columns).map((word) => word[locale]),
    fileKey: Object.keys(columns),
    export: found.map((product) => {
      const { store_name, product_type, cate_name, price, sales, stock, add_time } = adminRow(product, '', locale)
      return { store_name, product_type, cate_name, price, sales, stock, add_time: shopTime(add_time) }
    }),
    filename: `${title[locale]}_${shopTime(Date.now() / 1000).replace(/\D/g, '')}`,
  }
}
