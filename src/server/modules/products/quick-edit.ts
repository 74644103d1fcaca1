import { sql } from 'drizzle-orm'
import type { QuickEdit, QuickRow } from '#src/api/store-products.ts'
import { row, rows, type Db } from '../../db.ts'
import { moveStock } from '../../shop/stock.ts'
import { refused } from './refusals.ts'
import { lockProduct, type Writing } from './write-product.ts'
import { pricedBySkus } from './skus/write-skus.ts'

/**
 * Changes the price, the stock or the place of a product from the list. Price and stock of one with several specifications are theirs:
 * refused then, as is the stock of card codes, which is their number.
 */
export async function quickEdit(db: Db, id: number, body: QuickEdit, writing: Writing): Promise<QuickRow> {
  const { virtual_type } = await lockProduct(db, id, body.version, writing)
  const { locale, user } = writing
  const skus = await rows<{ id: number; stock: number; cards: number }>(
    db,
    sql`select id, stock, (select count(*)::int from product_cards c where c.sku_id = s.id and c.order_id is null) as cards
      from product_skus s where product_id = ${id} and removed_at is null order by id for update`,
  )
  const [sku] = skus
  const path = body.price === undefined ? 'stock' : 'price'
  const isOfSkus = body.price !== undefined || body.stock !== undefined
  if (isOfSkus && (!sku || skus.length > 1)) throw refused(path, 'PRODUCT_SKUS_SEVERAL', locale)
  if (body.stock !== undefined && virtual_type === 1 && sku!.cards > 0) throw refused('stock', 'PRODUCT_STOCK_OF_CARDS', locale)
  if (body.price !== undefined) await db.execute(sql`update product_skus set price = ${body.price}::numeric where id = ${sku!.id}`)
  if (body.stock !== undefined) {
    const quantity = Math.max(-sku!.stock, body.stock - (body.stock_read ?? sku!.stock))
    await moveStock(db, [{ sku: sku!.id, quantity, reason: 'edit' }])
  }
  if (body.price !== undefined) await pricedBySkus(db, id)
  const sort = body.sort === undefined ? sql`sort` : sql`${body.sort}::integer`
  await db.execute(
    sql`update products set sort = ${sort}, version = version + 1, updated_by = ${user.name}, updated_at = now() where id = ${id}`,
  )
  return (await row<QuickRow>(db, sql`select id, price, stock::text as stock, sort, version from products where id = ${id}`))!
}
