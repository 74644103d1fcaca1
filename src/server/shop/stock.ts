import { sql } from 'drizzle-orm'
import { rows, type Db } from '../db.ts'
import { Refusal } from '../refusal.ts'

export type StockReason = 'opening' | 'edit' | 'order' | 'cancel' | 'refund' | 'import'

export interface StockMove {
  /** Of `product_skus`. */
  sku: number
  /** Pieces, below zero what goes out; 0 moves nothing. */
  quantity: number
  reason: StockReason
  /** Id of `shop_orders`. */
  order?: number
  mark?: string
  /** When it happened, for history that is taken over; now unless told. */
  at?: Date
}

interface Held {
  id: number
  product_id: number
  stock: number
  name: string
}

/**
 * Moves pieces of specifications in the caller's transaction and writes the entries that say so; a product's own stock is the sum of its
 * specifications. Rows are locked in the order of their ids, so that two that move the same goods wait and never deadlock. The lock is
 * one beside which lines of other orders may refer to them: two who had both written theirs would wait for each other.
 * @throws Refusal `SKU_GONE`, or `STOCK_SHORT` naming the first one of which there are too few; nothing is moved then
 */
export async function moveStock(db: Db, moves: readonly StockMove[]): Promise<void> {
  const real = moves.filter(({ quantity }) => quantity !== 0)
  if (real.length === 0) return
  const ids = [...new Set(real.map(({ sku }) => sku))].sort((a, b) => a - b)
  const held = await rows<Held>(
    db,
    sql`select s.id, s.product_id, s.stock, p.store_name || case when s.suk = '默认' then '' else ' ' || s.suk end as name
      from product_skus s join products p on p.id = s.product_id where s.id = any(${sql.param(ids)}::bigint[]) order by s.id for no key update of s`,
  )
  const left = new Map(held.map((one) => [one.id, one.stock]))
  const entries = real.map(({ sku, quantity, reason, order, mark = '', at }) => {
    const before = left.get(sku)
    if (before === undefined) throw new Refusal({ status: 400, code: 'SKU_GONE' })
    const after = before + quantity
    if (after < 0) {
      const { name, stock } = held.find(({ id }) => id === sku)!
      throw new Refusal({ status: 400, code: 'STOCK_SHORT', values: { name, stock } })
    }
    left.set(sku, after)
    return sql`(${sku}, ${quantity}, ${after}, ${reason}, ${order ?? null}, ${mark}, coalesce(${at?.toISOString() ?? null}::timestamptz, now()))`
  })
  await db.execute(sql`insert into product_stock_moves (sku_id, quantity, balance, reason, order_id, mark, added_at)
    values ${sql.join(entries, sql`, `)}`)
  const stocks = JSON.stringify([...left].map(([id, stock]) => ({ id, stock })))
  await db.execute(sql`update product_skus s set stock = n.stock
    from json_to_recordset(${stocks}::json) n (id bigint, stock integer) where s.id = n.id`)
  await sumStock(db, [...new Set(held.map(({ product_id }) => product_id))])
}

/** Makes the stock of products that of their specifications, in the order of their ids. */
export async function sumStock(db: Db, products: readonly number[]): Promise<void> {
  const ids = [...products].sort((a, b) => a - b)
  await db.execute(sql`select id from products where id = any(${sql.param(ids)}::bigint[]) order by id for no key update`)
  await db.execute(sql`update products p set stock = n.stock
    from (select product_id, sum(stock)::int as stock from product_skus where product_id = any(${sql.param(ids)}::bigint[])
      and removed_at is null group by product_id) n where p.id = n.product_id and p.stock <> n.stock`)
}
