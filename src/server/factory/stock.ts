import { sql } from 'drizzle-orm'
import { rows, type Db } from '../db.ts'
import { Refusal } from '../refusal.ts'
import { heldGoods, keyOf, type Counting, type StockKey, type Worth } from './ledgers/held-goods.ts'
import { refuseBeyondLocations } from './ledgers/locations.ts'
import type { StockAccount } from './ledgers/journal.ts'
import { added, isNegative, microText, negated, none, portion, type Measures } from './measures.ts'

/** What a document posts, and for which day. */
export interface Posting {
  document: number
  /** Of business, `YYYY-MM-DD`. */
  day: string
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

/** Goes out: so much of what its SKU is counted by. The other measures and its worth follow from what lies there. */
export interface Outgoing extends AnyMove {
  way: 'out'
  pieces: bigint
  weight: bigint
}

/**
 * Takes a move back: what its SKU is counted by exactly, everything else as far as it is still there, for what was sold since took its part
 * of the average.
 */
export interface Mirrored extends AnyMove, Measures {
  way: 'mirror'
  value: bigint
  reversalOf: number
}

/**
 * Goes from one warehouse to another with all that belongs to it: what leaves here arrives there, measure for measure, at one worth
 * (manufacturing 2.9). It stands as two moves, the one that leaves first.
 */
export interface Carried extends AnyMove {
  way: 'carry'
  to: number
  toLocation?: number | undefined
  pieces: bigint
  weight: bigint
  /** The two moves that it takes back: of what arrived, and of what left. */
  reversalOf?: readonly [number, number]
}

export type Move = Incoming | Outgoing | Mirrored | Carried

/** A move as it was posted, signed. */
export interface Posted extends AnyMove, Measures {
  value: bigint
  /** Where its worth stands in the journal. */
  account: StockAccount
  reversalOf?: number
}

/** What a posting lacked. */
export interface Shortage extends StockKey {
  /** Pieces, or kilograms of what is weighed. */
  need: string
  have: string
}

const skuOf = (key: string) => Number(key.slice(0, key.indexOf(' ')))

/**
 * Reckons what moves of stock come to and holds their goods until the transaction ends; they are written by `writePosting`. What comes in counts before
 * what goes out, and all lines of a document count together. Below nought falls what its SKU allows to, by who may (`mayNegative`; manufacturing 2.10, I2). What goes out is worth its average (manufacturing 2.7); the last piece takes what is left.
 * @throws Refusal 400 `QUANTITY_MISSING` for a move of nothing or of less, 422 `STOCK_SHORT` with every shortage in `data.shortages`, `LOCATION_SHORT`
 */
export async function reckonMoves(db: Db, moves: readonly Move[], { mayNegative = false } = {}): Promise<Posted[]> {
  if (moves.length === 0) return []
  const { countings, worths, balances } = await heldGoods(db, [...new Set(moves.map(({ sku }) => sku))], moves.flatMap(keysOf))
  const before = new Map(balances)
  const posted: Posted[] = []
  const put = (entry: Posted) => {
    const [key, worth] = [keyOf(entry), worths.get(entry.sku)!]
    posted.push(entry)
    balances.set(key, added(balances.get(key) ?? none, entry))
    worths.set(entry.sku, { ...added(worth, entry), value: worth.value + entry.value })
  }
  for (const move of [...moves.filter(({ way }) => way === 'in'), ...moves.filter(({ way }) => way !== 'in')]) {
    const { by, account } = countings.get(move.sku)!
    if (move.way !== 'mirror' && isOfNothing(move, by)) throw await nothingMoved(db, move)
    const entry = { ...entryOf(move, by, balances.get(keyOf(move)) ?? none, worths.get(move.sku)!), account }
    put(entry)
    if (move.way === 'carry') put(arrived(move, entry))
  }
  const short = [...balances].filter(([key, left]) => {
    const { by, allowsNegative } = countings.get(skuOf(key))!
    // what was below nought before is mended by whatever comes in
    return left[by] < 0n && left[by] < (before.get(key) ?? none)[by] && !(mayNegative && allowsNegative)
  })
  if (short.length > 0) throw await refusal(db, short, before, posted, countings)
  await refuseBeyondLocations(db, posted, countings)
  return posted
}

/** Where a move takes something from or brings something to. */
const keysOf = (move: Move): StockKey[] => (move.way === 'carry' ? [move, { ...move, warehouse: move.to }] : [move])

/** What has left one warehouse, in the other. */
function arrived({ to, toLocation, reversalOf }: Carried, left: Posted): Posted {
  return {
    ...left,
    location: toLocation,
    warehouse: to,
    ...negated(left),
    value: -left.value,
    ...(reversalOf && { reversalOf: reversalOf[1] }),
  }
}

function isOfNothing(move: Incoming | Outgoing | Carried, by: Counting['by']): boolean {
  const measures = move.way === 'in' ? move : { ...none, pieces: move.pieces, weight: move.weight }
  return measures[by] <= 0n || isNegative(measures)
}

/** At the line that moves nothing, where one does. */
async function nothingMoved(db: Db, { line }: AnyMove): Promise<Refusal> {
  const found = await rows<{ at: number }>(db, sql`select position as at from factory_documents_lines where id = ${line ?? 0}`)
  const errors = Object.fromEntries(found.map(({ at }) => [`lines.${at}.qty`, 'QUANTITY_MISSING']))
  return new Refusal({ status: 400, code: 'QUANTITY_MISSING', ...(found.length > 0 && { errors }) })
}

function entryOf(move: Move, by: Counting['by'], lying: Measures, worth: Worth): Omit<Posted, 'account'> {
  const { sku, warehouse, lot, line, location, reason } = move
  const where = { sku, warehouse, lot, line, location, reason }
  if (move.way === 'mirror') {
    const measures = mirrored(move, by, lying)
    const left = worth.value + move.value
    const value = worth[by] + measures[by] === 0n || left < 0n ? -worth.value : move.value
    return { ...where, ...measures, value, reversalOf: move.reversalOf }
  }
  if (move.way === 'in') {
    const { pieces, area, weight } = move
    const average = worth[by] > 0n ? portion(worth.value, move[by], worth[by]) : 0n
    return { ...where, pieces, area, weight, value: move.value ?? average }
  }
  const out = taken(move[by], by, lying)
  const value = worth[by] > 0n ? portion(worth.value, out[by] > worth[by] ? worth[by] : out[by], worth[by]) : 0n
  return { ...where, ...negated(out), value: -value, ...(move.way === 'carry' && move.reversalOf && { reversalOf: move.reversalOf[0] }) }
}

/** What leaves with so much: the other measures in proportion, with the last of it all that is left. */
function taken(count: bigint, by: Counting['by'], lying: Measures): Measures {
  const all = lying[by]
  if (all <= 0n) return { ...none, [by]: count }
  const part = (whole: bigint) => portion(whole, count > all ? all : count, all)
  return { pieces: part(lying.pieces), area: part(lying.area), weight: part(lying.weight), [by]: count }
}

/** A move taken back: no measure falls below nought for it, and with the last of it goes all that is left. */
function mirrored({ pieces, area, weight }: Mirrored, by: Counting['by'], lying: Measures): Measures {
  const exact = { pieces, area, weight }
  const isLast = lying[by] + exact[by] === 0n
  const capped = (name: keyof Measures) => (isLast || lying[name] + exact[name] < 0n ? -lying[name] : exact[name])
  return { pieces: capped('pieces'), area: capped('area'), weight: capped('weight'), [by]: exact[by] }
}

async function refusal(
  db: Db,
  short: readonly (readonly [string, Measures])[],
  before: ReadonlyMap<string, Measures>,
  posted: readonly Posted[],
  countings: ReadonlyMap<number, Counting>,
): Promise<Refusal> {
  const lacking = short.map(([key]): Shortage => {
    const [sku, warehouse, lot] = key.split(' ').map(Number) as [number, number, number]
    const { by } = countings.get(sku)!
    const gone = posted.filter((entry) => keyOf(entry) === key && entry[by] < 0n)
    const need = gone.reduce((sum, entry) => sum - entry[by], 0n)
    return { sku, warehouse, lot, need: microText(need), have: microText((before.get(key) ?? none)[by]) }
  })
  const shortages = await named(db, lacking)
  const [first] = shortages as [(typeof shortages)[number]]
  const name = [first.name, first.lot_no, first.warehouse_name].filter(Boolean).join(' · ')
  const at = await linesOf(db, posted, lacking)
  return new Refusal({
    ...{ status: 422, code: 'STOCK_SHORT', values: { name, stock: first.have }, data: { shortages } },
    errors: Object.fromEntries([...at.keys()].map((path) => [path, 'STOCK_SHORT_LINE'])),
    valuesAt: Object.fromEntries(
      [...at].map(([path, key]) => {
        const { need, have, lot_no, warehouse_name } = shortages.find((one) => keyOf(one) === key)!
        return [path, { need, have, lot: lot_no || '—', warehouse: warehouse_name }]
      }),
    ),
  })
}

/** Paths of the lines that take of what is short, each with its key. */
async function linesOf(db: Db, posted: readonly Posted[], lacking: readonly Shortage[]): Promise<Map<string, string>> {
  const keys = new Set(lacking.map(keyOf))
  const taking = posted.filter((entry) => entry.line !== undefined && keys.has(keyOf(entry)))
  const found = await rows<{ id: number; at: number }>(
    db,
    sql`select id, position as at from factory_documents_lines where id = any(${sql.param(taking.map(({ line }) => line!))}::bigint[])`,
  )
  return new Map(found.map(({ id, at }) => [`lines.${at}.qty`, keyOf(taking.find(({ line }) => line === id)!)]))
}

/** Shortages with what the goods, the lot and the warehouse are called. */
const named = (db: Db, shortages: readonly Shortage[]) =>
  rows<Shortage & { name: string; lot_no: string; warehouse_name: string }>(
    db,
    sql`select k.sku, k.warehouse, k.lot, k.need, k.have, coalesce(nullif(s.name, ''), s.sn) as name, coalesce(o.lot_no, '') as lot_no, w.name as warehouse_name
        from json_to_recordset(${JSON.stringify(shortages)}::json) k (sku bigint, warehouse bigint, lot bigint, need text, have text)
        join factory_products_skus s on s.id = k.sku join warehouses w on w.id = k.warehouse left join lots o on o.id = k.lot`,
  )
