import { sql } from 'drizzle-orm'
import type { SkuRow } from '#src/api/product-sheets.ts'
import { row, rows, type Db } from '#src/server/db.ts'
import { pageOf } from '#src/server/shop/paging.ts'
import { conditions, findProducts } from '#src/server/shop/products.ts'
import { storeQuery, type StoreQuery } from '../service.ts'
import { specText } from './spec-text.ts'

type Stored = Omit<SkuRow, 'product_id' | 'spec' | 'store_name' | 'cate_name' | 'virtual_type' | 'unit_name' | 'keyword'> & {
  product_id: number
  detail: Record<string, string>
}

/** The specifications of the products that a list finds, in its order. */
export async function skuRows(db: Db, query: StoreQuery): Promise<{ list: SkuRow[]; count: number }> {
  const wanted = storeQuery(query)
  const from = sql`from products p join product_skus s on s.product_id = p.id and s.removed_at is null ${conditions(wanted)}`
  const skus = await rows<Stored>(
    db,
    sql`select p.id as product_id, s.detail, s.code, s.bar_code, s.price, s.cost, s.ot_price, s.stock, s.weight, s.volume, s.sales ${from}
      order by ${wanted.order ?? sql`p.sort desc, p.id desc`}, s.position, s.id ${pageOf(query)}`,
  )
  const counted = await row<{ count: number }>(db, sql`select count(*)::int as count ${from}`)
  const products = await findProducts(db, { everything: true, ids: [...new Set(skus.map(({ product_id }) => product_id))] })
  const byId = new Map(products.map((product) => [product.id, product]))
  const list = skus.flatMap(({ detail, ...sku }) => {
    const product = byId.get(sku.product_id)
    if (!product) return []
    const { store_name, category_names: cate_name, virtual_type, unit_name, keyword } = product
    return [{ ...sku, ...{ store_name, cate_name, virtual_type, unit_name, keyword, spec: specText(detail) } }]
  })
  return { list, count: counted!.count }
}
