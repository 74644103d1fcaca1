import { sql } from 'drizzle-orm'
import { row, type Db } from '../db.ts'
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

interface Moved {
  /** The first move that cannot be; without a name of what is not there. */
  refused: { name: string | null; stock: number } | null
}

/**
 * Moves pieces of specifications in the caller's transaction and writes the entries that say so; a product's own stock, the sum of what it
 * is sold in, goes with them. Rows are locked in the order of their ids, specifications before products, so that two that move the same
 * goods wait and never deadlock. The lock is one beside which lines of other orders may refer to them: two who had both written theirs would
 * wait for each other.
 * @throws Refusal `SKU_GONE`, or `STOCK_SHORT` naming the first one of which there are too few; nothing is moved then
 */
export async function moveStock(db: Db, moves: readonly StockMove[]): Promise<void> {
  const real = moves.filter(({ quantity }) => quantity !== 0).map((move, place) => ({ ...move, place }))
  if (real.length === 0) return
  // an array is made of all rows before anything else is read: the specifications are held before the first product is
  const moved = await row<Moved>(
    db,
    sql`with wanted as (
        select w.*, sum(w.quantity) over (partition by w.sku order by w.place) as so_far
        from json_to_recordset(${JSON.stringify(real)}::json)
          w (place int, sku bigint, quantity int, reason text, "order" bigint, mark text, at timestamptz)),
      held as (
        select id, product_id, suk, stock, removed_at from product_skus where id = any(array(select sku from wanted))
        order by id for no key update),
      entries as (select w.*, h.stock + w.so_far as balance from wanted w left join held h on h.id = w.sku),
      refused as (select place, sku from entries where balance is null or balance < 0 order by place limit 1),
      written as (
        insert into product_stock_moves (sku_id, quantity, balance, reason, order_id, mark, added_at)
        select sku, quantity, balance, reason, "order", coalesce(mark, ''), coalesce(at, now()) from entries
        where not exists (select from refused) order by place),
      sums as (select h.id, h.product_id, h.stock, h.removed_at, sum(w.quantity) as quantity
        from held h join wanted w on w.sku = h.id where not exists (select from refused) group by 1, 2, 3, 4),
      changed as (update product_skus s set stock = n.stock + n.quantity from sums n where s.id = n.id),
      above as (select id from products where id = any(array(select product_id from sums)) order by id for no key update),
      summed as (update products p set stock = p.stock + n.quantity
        from above a join (select product_id, sum(quantity) as quantity from sums where removed_at is null group by 1) n on n.product_id = a.id
        where p.id = a.id)
      select (select json_build_object('name', p.store_name || case when h.suk = '默认' then '' else ' ' || h.suk end, 'stock', h.stock)
        from refused r left join held h on h.id = r.sku left join products p on p.id = h.product_id) as refused`,
  )
  const refused = moved?.refused
  if (!refused) return
  if (refused.name === null) throw new Refusal({ status: 400, code: 'SKU_GONE' })
  throw new Refusal({ status: 400, code: 'STOCK_SHORT', values: { name: refused.name, stock: refused.stock } })
}

/** Makes the stock of products that of their specifications, in the order of their ids. */
export async function sumStock(db: Db, products: readonly number[]): Promise<void> {
  const ids = sql.param(products)
  await db.execute(sql`select id from products where id = any(${ids}::bigint[]) order by id for no key update`)
  await db.execute(sql`update products p set stock = n.stock
    from (select product_id, sum(stock)::int as stock from product_skus where product_id = any(${ids}::bigint[])
      and removed_at is null group by product_id) n where p.id = n.product_id and p.stock <> n.stock`)
}
