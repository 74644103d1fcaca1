import { sql, type SQL } from 'drizzle-orm'
import type { CustomerProduct } from '#src/api/chat-customers.ts'
import { rows, type Db } from '#src/server/db.ts'
import { absolute } from '#src/server/shop/address.ts'
import { pageOf } from '#src/server/shop/paging.ts'
import { contains } from '#src/server/shop/search.ts'

export interface ProductsQuery {
  page?: number
  limit?: number
  store_name?: string
}

function named(text: string): SQL {
  const name = contains("(p.store_name || ' ' || p.keyword)", 'p.grams', text)
  return /^\d{1,15}$/.test(text) ? sql`(${name} or p.id = ${Number(text)})` : name
}

/** Products of a query over `of`, which names each once with its place. */
async function listed(db: Db, of: SQL, { store_name = '', ...paging }: ProductsQuery, origin: string): Promise<CustomerProduct[]> {
  const text = store_name.trim()
  const found = await rows<CustomerProduct>(
    db,
    sql`select p.id, (p.sales + p.ficti)::text as sales, p.store_name, p.image, p.stock, p.price
      from (${of}) o join products p on p.id = o.product_id
      where p.deleted_at is null ${text ? sql`and ${named(text)}` : sql``} order by o.place desc, p.id desc ${pageOf(paging, 10)}`,
  )
  return found.map((one) => ({ ...one, image: absolute(one.image, origin) }))
}

/** What a user of the shop has bought, the latest first. */
export const bought = (db: Db, shopUid: number, query: ProductsQuery, origin: string): Promise<CustomerProduct[]> =>
  listed(
    db,
    sql`select l.product_id, max(o.id) as place from shop_orders o join shop_order_lines l on l.order_id = o.id
      where o.uid = ${shopUid} and o.paid = 1 and o.pid <= 0 group by 1`,
    query,
    origin,
  )

/** What a visitor has asked about in chats, the latest first. */
export const askedAbout = (db: Db, uid: number, query: ProductsQuery, origin: string): Promise<CustomerProduct[]> =>
  listed(
    db,
    sql`select m.msn::bigint as product_id, max(m.id) as place from chat_messages m
      where m.sender_uid = ${uid} and m.msn_type = 5 and m.recalled_at is null and m.msn ~ '^[1-9][0-9]{0,14}$' group by 1`,
    query,
    origin,
  )

/** What sells best of all that is for sale. */
export const hot = (db: Db, query: ProductsQuery, origin: string): Promise<CustomerProduct[]> =>
  listed(
    db,
    sql`select id as product_id, sales as place from products where is_show = 1 and deleted_at is null and sales > 0`,
    query,
    origin,
  )
