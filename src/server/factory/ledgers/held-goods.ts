import { sql } from 'drizzle-orm'
import { rows, type Db } from '../../db.ts'
import type { Measures } from '../measures.ts'
import { stockAccountOf, type StockAccount } from './journal.ts'

/** Where something of a SKU lies; goods without a lot have `lot` 0. */
export interface StockKey {
  sku: number
  warehouse: number
  lot: number
}

/** What a SKU measures as a whole, and is worth in fen. */
export interface Worth extends Measures {
  value: bigint
}

/** What stock and worth of a SKU are reckoned by. */
export interface Counting {
  by: 'pieces' | 'weight'
  allowsNegative: boolean
  /** Where it is worth something in the journal. */
  account: StockAccount
}

/** Goods that are held: what is said of them stays until the transaction ends. */
export interface HeldGoods {
  countings: ReadonlyMap<number, Counting>
  worths: Map<number, Worth>
  balances: Map<string, Measures>
}

export const keyOf = ({ sku, warehouse, lot }: StockKey): string => `${sku} ${warehouse} ${lot}`

interface HeldRow extends StockKey {
  pieces: string
  area: string
  weight: string
  /** Of a SKU as a whole; what lies somewhere has none. */
  value: string | null
}

/**
 * Holds goods and answers what lies of them at some keys. Whoever moves a SKU holds its row of `stock_values`, in the order of their ids, so that two
 * postings wait for each other and never deadlock. Holding and looking are one call (`held_stock`): everybody else waits meanwhile.
 */
export async function heldGoods(db: Db, skus: readonly number[], keys: readonly StockKey[]): Promise<HeldGoods> {
  const countings = await countingsOf(db, skus)
  const ids = sql.param([...skus].sort((one, other) => one - other))
  // all are held while new ones are added, one after the other: whoever held what it has added and went on to lower ones would wait for who waits for it
  if ([...countings.values()].some(({ isWorth }) => !isWorth))
    await db.execute(sql`insert into stock_values as v (sku_id) select sku from unnest(${ids}::bigint[]) sku order by sku
      on conflict (sku_id) do update set value = v.value`)
  const wanted = keys.map(({ sku, warehouse, lot }) => ({ sku, warehouse, lot }))
  const found = await rows<HeldRow>(
    db,
    sql`select sku, warehouse, lot, pieces::text as pieces, area::text as area, weight::text as weight, value::text as value
        from held_stock(${ids}::bigint[], ${JSON.stringify(wanted)}::json)`,
  )
  const measuresOf = ({ pieces, area, weight }: HeldRow): Measures => ({
    pieces: BigInt(pieces),
    area: BigInt(area),
    weight: BigInt(weight),
  })
  const [whole, lying] = [found.filter(({ value }) => value !== null), found.filter(({ value }) => value === null)]
  return {
    countings,
    worths: new Map(whole.map((one) => [one.sku, { ...measuresOf(one), value: BigInt(one.value!) }])),
    balances: new Map(lying.map((one) => [keyOf(one), measuresOf(one)])),
  }
}

async function countingsOf(db: Db, skus: readonly number[]): Promise<Map<number, Counting & { isWorth: boolean }>> {
  const found = await rows<{ id: number; by: Counting['by']; negative: number; isWorth: boolean; kind: string }>(
    db,
    // something of it was moved before where it has a worth
    sql`select s.id, s.counted_by as by, v.sku_id is not null as "isWorth", p.kind,
          case when coalesce((select (value ->> 'negative_stock')::boolean from settings where name = 'factory'), true)
            then s.allows_negative else 0 end as negative
        from factory_products_skus s join factory_products p on p.id = s.parent_id left join stock_values v on v.sku_id = s.id where s.id = any(${sql.param(skus)}::bigint[])`,
  )
  return new Map(
    found.map(({ id, negative, kind, ...rest }) => [id, { ...rest, allowsNegative: negative === 1, account: stockAccountOf(kind) }]),
  )
}

/** Holds goods that several postings of one transaction will move, as each of them does by itself. */
export async function holdGoods(db: Db, goods: readonly number[]): Promise<void> {
  if (goods.length > 0) await heldGoods(db, [...new Set(goods)], [])
}
