import { sql } from 'drizzle-orm'
import { rows, type Db } from '../db.ts'
import { Refusal } from '../refusal.ts'
import { added, isNegative, microText, negated, none, portion, type Measures } from './measures.ts'

/** What a document posts, and for which day. */
export interface Posting {
  document: number
  /** Of business, `YYYY-MM-DD`. */
  day: string
}

/** Where something of a SKU lies; goods without a lot have `lot` 0. */
export interface StockKey {
  sku: number
  warehouse: number
  lot: number
}

interface AnyMove extends StockKey {
  line?: number | undefined
  location?: number | undefined
  reason?: string | undefined
}

/** Comes in: all its measures, and what it is worth in fen; at its average cost unless told. */
export interface Incoming extends AnyMove, Measures {
  way: 'in'
  value?: bigint | undefined
}

/** Goes out: so many pieces, or so much weight of what has no pieces. The other measures and its worth follow from what lies there. */
export interface Outgoing extends AnyMove {
  way: 'out'
  pieces?: bigint
  weight?: bigint
}

/** Takes a move back, figure by figure. */
export interface Mirrored extends AnyMove, Measures {
  way: 'mirror'
  value: bigint
  reversalOf: number
}

export type Move = Incoming | Outgoing | Mirrored

/** A move as it was posted, signed. */
export interface Posted extends AnyMove, Measures {
  value: bigint
  reversalOf?: number
}

/** What a posting lacked. */
export interface Shortage extends StockKey {
  /** Pieces, or kilograms of what has none. */
  need: string
  have: string
}

interface Worth extends Measures {
  value: bigint
}

const keyOf = ({ sku, warehouse, lot }: StockKey) => `${sku} ${warehouse} ${lot}`
const byNumber = (one: number, other: number) => one - other
/** What a SKU is counted by: pieces where it has any, else weight. */
const countOf = ({ pieces, weight }: Measures) => (pieces === 0n ? weight : pieces)

/**
 * Posts moves of stock in the caller's transaction: entries of the ledger, what lies where, what each SKU is worth. What comes in counts before
 * what goes out, and all lines of a document count together. Whoever moves a SKU holds its row of `stock_values`, in the order of their ids, so
 * that two postings wait for each other and never deadlock. What goes out is worth its average (manufacturing 2.7); the last piece takes what is left.
 * @throws Refusal 422 `STOCK_SHORT` with every shortage in `data.shortages`; nothing is posted then
 */
export async function postMoves(db: Db, posting: Posting, moves: readonly Move[]): Promise<Posted[]> {
  if (moves.length === 0) return []
  const skus = [...new Set(moves.map(({ sku }) => sku))].sort(byNumber)
  const worths = await heldWorths(db, skus)
  const balances = await balancesOf(db, moves)
  const before = new Map(balances)
  const ordered = [...moves.filter(({ way }) => way === 'in'), ...moves.filter(({ way }) => way !== 'in')]
  const posted: Posted[] = []
  const wanted = new Map<string, bigint>()
  for (const move of ordered) {
    const key = keyOf(move)
    const lying = balances.get(key) ?? none
    const worth = worths.get(move.sku)!
    if (move.way === 'out') wanted.set(key, (wanted.get(key) ?? 0n) + (move.pieces ?? move.weight ?? 0n))
    const one = entryOf(move, lying, worth)
    posted.push(one)
    balances.set(key, added(lying, one))
    worths.set(move.sku, { ...added(worth, one), value: worth.value + one.value })
  }
  const allowed = await allowsNegative(db, skus)
  const short = [...balances].filter(([key, left]) => isNegative(left) && !allowed.has(Number(key.split(' ')[0])))
  if (short.length > 0) throw refusal(short, before, wanted)
  await write(db, posting, posted)
  return posted
}

function entryOf(move: Move, lying: Measures, worth: Worth): Posted {
  const { sku, warehouse, lot, line, location, reason } = move
  const where = { sku, warehouse, lot, line, location, reason }
  if (move.way === 'mirror') {
    const { pieces, area, weight } = move
    return { ...where, pieces, area, weight, value: mirroredValue(move, worth), reversalOf: move.reversalOf }
  }
  if (move.way === 'in') {
    const { pieces, area, weight } = move
    const counted = countOf(worth)
    const average = counted > 0n ? portion(worth.value, countOf(move), counted) : 0n
    return { ...where, pieces, area, weight, value: move.value ?? average }
  }
  const out = taken(move, lying)
  const counted = countOf(worth)
  const value = counted > 0n ? portion(worth.value, countOf(out) > counted ? counted : countOf(out), counted) : 0n
  return { ...where, ...negated(out), value: -value }
}

/** What leaves with so many pieces, or so much weight: the rest of its measures in proportion, of the last piece all that is left. */
function taken({ pieces, weight }: Outgoing, lying: Measures): Measures {
  if (pieces === undefined) {
    const all = weight ?? 0n
    return { pieces: 0n, area: lying.weight > 0n ? portion(lying.area, all, lying.weight) : 0n, weight: all }
  }
  if (lying.pieces <= 0n) return { pieces, area: 0n, weight: 0n }
  const part = (whole: bigint) => portion(whole, pieces > lying.pieces ? lying.pieces : pieces, lying.pieces)
  return { pieces, area: part(lying.area), weight: part(lying.weight) }
}

/** A reversal takes back what was written, but never more than is left: what is gone already was sold at its average. */
function mirroredValue(move: Mirrored, worth: Worth): bigint {
  const left = added(worth, move)
  if (countOf(left) === 0n && left.pieces === 0n && left.weight === 0n) return -worth.value
  return worth.value + move.value < 0n ? -worth.value : move.value
}

async function heldWorths(db: Db, skus: readonly number[]): Promise<Map<number, Worth>> {
  const ids = sql.param(skus)
  await db.execute(sql`insert into stock_values (sku_id) select sku from unnest(${ids}::bigint[]) sku order by sku on conflict do nothing`)
  const held = await rows<{ sku: number; pieces: string; area: string; weight: string; value: string }>(
    db,
    sql`select sku_id as sku, pieces::text as pieces, area::text as area, weight::text as weight, value::text as value
        from stock_values where sku_id = any(${ids}::bigint[]) order by sku_id for no key update`,
  )
  return new Map(
    held.map((one) => [
      one.sku,
      { pieces: BigInt(one.pieces), area: BigInt(one.area), weight: BigInt(one.weight), value: BigInt(one.value) },
    ]),
  )
}

async function balancesOf(db: Db, keys: readonly StockKey[]): Promise<Map<string, Measures>> {
  const found = await rows<{ sku: number; warehouse: number; lot: number; pieces: string; area: string; weight: string }>(
    db,
    sql`select b.sku_id as sku, b.warehouse_id as warehouse, b.lot_id as lot, b.pieces::text as pieces, b.area::text as area, b.weight::text as weight
        from json_to_recordset(${JSON.stringify(keys.map(({ sku, warehouse, lot }) => ({ sku, warehouse, lot })))}::json)
          k (sku bigint, warehouse bigint, lot bigint)
        join stock_balances b on b.sku_id = k.sku and b.warehouse_id = k.warehouse and b.lot_id = k.lot`,
  )
  return new Map(found.map((one) => [keyOf(one), { pieces: BigInt(one.pieces), area: BigInt(one.area), weight: BigInt(one.weight) }]))
}

async function allowsNegative(db: Db, skus: readonly number[]): Promise<Set<number>> {
  const found = await rows<{ id: number }>(
    db,
    sql`select id from factory_products_skus where id = any(${sql.param(skus)}::bigint[]) and allows_negative = 1`,
  )
  return new Set(found.map(({ id }) => id))
}

function refusal(
  short: readonly (readonly [string, Measures])[],
  before: ReadonlyMap<string, Measures>,
  wanted: ReadonlyMap<string, bigint>,
): Refusal {
  const shortages = short.map(([key, left]): Shortage => {
    const [sku, warehouse, lot] = key.split(' ').map(Number) as [number, number, number]
    const lay = before.get(key) ?? none
    const isCounted = lay.pieces !== 0n || left.pieces !== 0n
    const have = isCounted ? lay.pieces : lay.weight
    const need = wanted.get(key) ?? have - (isCounted ? left.pieces : left.weight)
    return { sku, warehouse, lot, need: microText(need), have: microText(have) }
  })
  return new Refusal({ status: 422, code: 'STOCK_SHORT', data: { shortages } })
}

async function write(db: Db, { document, day }: Posting, posted: readonly Posted[]): Promise<void> {
  const plain = posted.map(({ pieces, area, weight, value, reversalOf, ...rest }) => ({
    ...rest,
    ...{ pieces: String(pieces), area: String(area), weight: String(weight), value: String(value), reversal: reversalOf ?? null },
  }))
  await db.execute(sql`
    with moves as (select * from json_to_recordset(${JSON.stringify(plain)}::json) m (sku bigint, warehouse bigint, lot bigint, line bigint,
        location bigint, reason text, pieces bigint, area bigint, weight bigint, value bigint, reversal bigint)),
      entries as (
        insert into stock_moves (biz_date, document_id, line_id, sku_id, warehouse_id, lot_id, location_id, pieces, area, weight, value, reversal_of, reason)
        select ${day}, ${document}, line, sku, warehouse, nullif(lot, 0), location, pieces, area, weight, value, reversal, coalesce(reason, '') from moves),
      lying as (
        insert into stock_balances as b (sku_id, warehouse_id, lot_id, pieces, area, weight)
        select sku, warehouse, lot, sum(pieces), sum(area), sum(weight) from moves group by 1, 2, 3 order by 1, 2, 3
        on conflict (sku_id, warehouse_id, lot_id) do update
          set pieces = b.pieces + excluded.pieces, area = b.area + excluded.area, weight = b.weight + excluded.weight)
    update stock_values v set pieces = v.pieces + m.pieces, area = v.area + m.area, weight = v.weight + m.weight, value = v.value + m.value
    from (select sku, sum(pieces) as pieces, sum(area) as area, sum(weight) as weight, sum(value) as value from moves group by 1) m
    where v.sku_id = m.sku`)
}
