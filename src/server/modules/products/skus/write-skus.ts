import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { row, rows, type Db } from '#src/server/db.ts'
import type { Locale } from '#src/server/locale.ts'
import { moveStock, sumStock, type StockMove } from '#src/server/shop/stock.ts'
import { refused } from '../refusals.ts'
import { matchSkus, type KnownSku } from './match-skus.ts'
import type { NewSku } from './read-skus.ts'

interface Held extends KnownSku {
  stock: number
}

const columns = sql.raw(`suk, detail, image, price, cost, ot_price, vip_price, bar_code, weight, volume, brokerage, brokerage_two, is_show,
  is_default_select, disk_info, coupon_id`)

const valuesOf = (
  sku: NewSku,
) => sql`${sku.suk}, ${JSON.stringify(sku.detail)}::json, ${sku.image}, ${sku.price}::numeric, ${sku.cost}::numeric,
  ${sku.ot_price}::numeric, ${sku.vip_price}::numeric, ${sku.bar_code}, ${sku.weight}::numeric, ${sku.volume}::numeric,
  ${sku.brokerage}::numeric, ${sku.brokerage_two}::numeric, ${sku.is_show}::smallint, ${sku.is_default_select}::smallint, ${sku.disk_info},
  ${sku.coupon_id || null}::bigint`

/** A new code. Figures with an `e` between them a spreadsheet takes for a number, of which it keeps another text. */
function freshCode(): string {
  const code = randomBytes(4).toString('hex')
  return /^\d+e\d+$/.test(code) ? freshCode() : code
}

/** Gives a specification a code that no other one has. */
async function insert(db: Db, product: number, sku: NewSku, position: number): Promise<number> {
  for (;;) {
    const made = await row<{ id: number }>(
      db,
      sql`insert into product_skus (product_id, position, code, ${columns})
        values (${product}, ${position}, ${freshCode()}, ${valuesOf(sku)}) on conflict (code) do nothing returning id`,
    )
    if (made) return made.id
  }
}

/** Codes that were sold stay; of the others those that are named. */
async function writeCards(db: Db, sku: number, cards: NewSku['cards']): Promise<void> {
  const text = JSON.stringify(cards.map((card, position) => ({ ...card, position })))
  await db.execute(sql`delete from product_cards where sku_id = ${sku} and order_id is null`)
  await db.execute(sql`insert into product_cards (sku_id, position, key, value)
    select ${sku}, position, key, value from json_to_recordset(${text}::json) n (position integer, key text, value text)`)
}

/** Marks specifications as removed; what they held leaves the stock. */
async function remove(db: Db, gone: readonly Held[]): Promise<void> {
  await moveStock(
    db,
    gone.map(({ id, stock }) => ({ sku: id, quantity: -stock, reason: 'edit' })),
  )
  const ids = sql.param(gone.map(({ id }) => id))
  await db.execute(sql`update product_skus set removed_at = now() where id = any(${ids}::bigint[])`)
}

/** Pieces of specifications that orders hold which nobody has paid yet; they left the stock, and no code is theirs so far. */
async function promisedOf(db: Db, skus: readonly Held[]): Promise<ReadonlyMap<number, number>> {
  if (skus.length === 0) return new Map()
  const found = await rows<{ sku: number; num: number }>(
    db,
    sql`select l.sku_id as sku, sum(l.num)::int as num from shop_order_lines l join shop_orders o on o.id = l.order_id
      where l.sku_id = any(${sql.param(skus.map(({ id }) => id))}::bigint[]) and o.paid = 0 and o.is_del = 0 group by 1`,
  )
  return new Map(found.map(({ sku, num }) => [sku, num]))
}

/** How many pieces come or go: counted from what was read where a client says it, and never more than there are. */
function changeOf({ stock, stockRead, cards }: NewSku, before: Held | undefined, promised: number): number {
  if (before && cards.length > 0) return cards.length - promised - before.stock
  if (!before || before.isRemoved) return stock
  return Math.max(-before.stock, stock - (stockRead ?? before.stock))
}

/**
 * Makes the specifications of a product those that are named: one whose values are there keeps its id, its code and its ledger, others are
 * added, what is named no more is marked as removed. Every change of a stock is an entry of the ledger.
 * @throws Refusal `PRODUCT_CARDS_HELD` for fewer codes than unpaid orders hold
 */
export async function writeSkus(db: Db, product: number, wanted: readonly NewSku[], locale: Locale): Promise<void> {
  const known = await rows<Held>(
    db,
    sql`select id, suk, detail, removed_at is not null as "isRemoved", stock from product_skus where product_id = ${product}
      order by removed_at desc nulls first, position, id for update`,
  )
  const matched = matchSkus(known, wanted)
  const promised = await promisedOf(db, wanted.some(({ cards }) => cards.length > 0) ? known : [])
  const kept = new Set(matched.values())
  const gone = known.filter(({ id, isRemoved }) => !isRemoved && !kept.has(id))
  if (gone.length > 0) await remove(db, gone)
  // two that change places would be alike for a moment
  const renamed = [...matched].filter(([at, id]) => known.find((sku) => sku.id === id)!.suk !== wanted[at]!.suk).map(([, id]) => id)
  if (renamed.length > 0)
    await db.execute(sql`update product_skus set suk = 'moving ' || id where id = any(${sql.param(renamed)}::bigint[])`)
  const moves: StockMove[] = []
  for (const [position, sku] of wanted.entries()) {
    const before = known.find(({ id }) => id === matched.get(position))
    const held = promised.get(before?.id ?? 0) ?? 0
    if (sku.cards.length > 0 && sku.cards.length < held)
      throw refused(`attrs.${position}.virtual_list`, 'PRODUCT_CARDS_HELD', locale, { count: held })
    const id = before?.id ?? (await insert(db, product, sku, position))
    if (before)
      await db.execute(sql`update product_skus set (position, removed_at, ${columns}) = row(${position}::integer, null::timestamptz,
        ${valuesOf(sku)}) where id = ${id}`)
    await writeCards(db, id, sku.cards)
    moves.push({ sku: id, quantity: changeOf(sku, before, held), reason: before ? 'edit' : 'opening' })
  }
  await moveStock(db, moves)
  await sumStock(db, [product])
}

/** A product costs what the cheapest of its specifications costs. */
export async function pricedBySkus(db: Db, product: number): Promise<void> {
  await db.execute(sql`update products p set price = n.price, cost = n.cost, ot_price = n.ot_price, vip_price = n.vip_price, bar_code = n.bar_code
    from (select min(price) as price, min(cost) as cost, min(ot_price) as ot_price, min(vip_price) as vip_price,
      case when count(*) = 1 then max(bar_code) else '' end as bar_code
      from product_skus where product_id = ${product} and removed_at is null) n where p.id = ${product}`)
}
