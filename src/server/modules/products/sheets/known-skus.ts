import { sql, type SQL } from 'drizzle-orm'
import { rows, type Db } from '#src/server/db.ts'
import type { SheetRow } from './sheet-row.ts'

/** A stored specification with what belongs to its product. */
export interface KnownSku {
  id: number
  product_id: number
  version: number
  store_name: string
  unit_name: string
  keyword: string
  virtual_type: number
  category_ids: number[]
  detail: Record<string, string>
  code: string
  bar_code: string
  price: string
  cost: string
  ot_price: string
  stock: number
  weight: string
  volume: string
  /** Card codes that nobody has bought: they are the stock. */
  cards: number
}

const textsOf = (all: readonly SheetRow[], of: (row: SheetRow) => string | undefined) => [
  ...new Set(all.map(of).filter((text) => text !== undefined)),
]

/** Specifications that rows can mean: by their codes and numbers, and those of products of the same names. */
export async function knownSkus(db: Db, all: readonly SheetRow[], isLocked: boolean): Promise<KnownSku[]> {
  const codes = sql.param(textsOf(all, ({ values }) => values.code))
  const numbers = sql.param(textsOf(all, ({ values }) => values.bar_code))
  const names = sql.param(textsOf(all, ({ values }) => values.store_name))
  const found = await rows<{ id: number; product_id: number }>(
    db,
    sql`select id, product_id from product_skus where code = any(${codes}::text[])
      union select id, product_id from product_skus where bar_code <> '' and bar_code = any(${numbers}::text[])
      union select s.id, s.product_id from products p join product_skus s on s.product_id = p.id where p.store_name = any(${names}::text[])`,
  )
  const ids = sql.param(found.map(({ id }) => id))
  if (isLocked) {
    const products = sql.param([...new Set(found.map(({ product_id }) => product_id))])
    // in the order in which orders lock them
    await db.execute(sql`select id from product_skus where id = any(${ids}::bigint[]) order by id for update`)
    await db.execute(sql`select id from products where id = any(${products}::bigint[]) order by id for update`)
  }
  return rows(db, selected(sql`s.id = any(${ids}::bigint[])`))
}

const selected = (where: SQL) => sql`select s.id, s.product_id, p.version, p.store_name, p.unit_name, p.keyword, p.virtual_type,
    (select coalesce(json_agg(category_id order by position, category_id), '[]') from product_categories c where c.product_id = p.id) as category_ids,
    s.detail, s.code, s.bar_code, s.price, s.cost, s.ot_price, s.stock, s.weight, s.volume,
    (select count(*)::int from product_cards c where c.sku_id = s.id and c.order_id is null) as cards
  from product_skus s join products p on p.id = s.product_id
  where s.removed_at is null and p.deleted_at is null and ${where} order by p.id, s.position, s.id`
