import { sql } from 'drizzle-orm'
import { row, rows, type Db } from '#src/server/db.ts'
import { moveStock } from '#src/server/shop/stock.ts'

export interface ShopStage {
  uid: number
  /** Two of 33.33 and 10.01 each. */
  skus: number[]
  codes: string[]
}

/** A buyer with 5,000 and 500 points, and two goods of which there are so many. */
export async function stageShop(db: Db, pieces: number): Promise<ShopStage> {
  const user = await row<{ uid: number }>(
    db,
    sql`insert into shop_users (nickname, now_money, integral) values ('陈晓雨', 5000, 500) returning uid`,
  )
  const goods = await rows<{ id: number; code: string }>(
    db,
    sql`with c as (insert into categories (cate_name) values (gen_random_uuid()::text) returning id),
      p as (insert into products (cate_id, image, store_name, price) select id, '', '丁腈胶板', 33.33 from c returning id)
      insert into product_skus (product_id, suk, code, price) select p.id, x.suk, substr(gen_random_uuid()::text, 1, 8), x.price
      from p, (values ('黑', 33.33), ('红', 10.01)) x (suk, price) returning id, code`,
  )
  await moveStock(
    db,
    goods.map(({ id }) => ({ sku: id, quantity: pieces, reason: 'opening' as const })),
  )
  return { uid: user!.uid, skus: goods.map(({ id }) => id), codes: goods.map(({ code }) => code) }
}
