import { sql } from 'drizzle-orm'
import { negativeKey } from '#src/api/factory-lines.ts'
import type { CountEntry, CountKey, CountSheet, CountSheetRow, CountUse } from '#src/api/stock-takes.ts'
import { countedArea, countedWeight } from '#src/lib/board.ts'
import { compared, productOf } from '#src/lib/decimal.ts'
import { today } from '#src/lib/shop-time.ts'
import { row, rows, transaction, type Db } from '../../db.ts'
import { addCounts, countKeyOf, countState, openCount, settleCount, type Count } from '../../factory/counts.ts'
import { act, createDocument, type NewLine } from '../../factory/documents.ts'
import { audit } from '../../factory/post.ts'
import { refuseForeign } from '../../factory/scopes/warehouses.ts'
import { keysOfNamed } from '../../factory/scanned.ts'
import { Refusal } from '../../refusal.ts'
import type { User } from '../../sessions.ts'
import { maySee } from '../../tables/table.ts'

/** What is to be counted; with the book only where the count is not blind. */
export async function countSheet(db: Db, id: number, user: User): Promise<CountSheet> {
  const count = await openCount(db, id, { user })
  const book = count.isBlind ? sql`` : sql`, trim_scale(l.book)::text as book`
  const list = await rows<CountSheetRow>(
    db,
    sql`select l.sku_id, coalesce(l.lot_id, 0) as lot_id, s.name, s.sn, coalesce(o.lot_no, '') as lot_no,
          coalesce(l.location_id, 0) as location_id, coalesce(a.name, '') as location, s.barcode, s.counted_by${book}
        from factory_documents_lines l join factory_products_skus s on s.id = l.sku_id left join lots o on o.id = l.lot_id
        left join warehouses_locations a on a.id = l.location_id where l.parent_id = ${id} order by l.position`,
  )
  const warehouse = await row<{ name: string }>(db, sql`select name from warehouses where id = ${count.warehouse}`)
  const locations = await locationsOf(db, count, sql`status = 1`)
  return { id, sn: count.sn, warehouse: warehouse!.name, status: count.status, is_blind: count.isBlind ? 1 : 0, locations, list }
}

/** Locations of the warehouse of a count. */
const locationsOf = (db: Db, { warehouse }: Count, which = sql`true`) =>
  rows<{ id: number; name: string }>(
    db,
    sql`select id, name from warehouses_locations where parent_id = ${warehouse} and ${which} order by position, id`,
  )

/** Counts of a device; those whose goods nobody knows are named and left out. */
export async function takeCounts(db: Db, id: number, { device, entries }: { device: string; entries: readonly CountEntry[] }, user: User) {
  const count = await openCount(db, id, { user })
  const keys = await keysOfNamed(db, count.warehouse, entries)
  const there = new Set((await locationsOf(db, count)).map(({ id: location }) => location))
  const isKnown = ({ location_id: location = 0 }: CountEntry, at: number) =>
    keys[at] !== undefined && (location === 0 || there.has(location))
  const known = entries.filter(isKnown).map((entry) => ({ ...entry, ...keys[entries.indexOf(entry)]!, location: entry.location_id ?? 0 }))
  const once = [...new Map(known.map((entry) => [entry.uuid.toLowerCase(), entry])).values()]
  const accepted = await addCounts(db, { id, device, who: user.name }, once)
  const unknown = entries.filter((entry, at) => !isKnown(entry, at)).map(({ uuid }) => uuid)
  return { accepted, duplicates: known.length - accepted, unknown }
}

export async function stateOfCount(db: Db, id: number, user: User) {
  const count = await openCount(db, id, { user })
  const sizes = await row<{ entries: number; devices: number }>(
    db,
    sql`select count(*)::int as entries, count(distinct device)::int as devices from stock_count_entries where document_id = ${id}`,
  )
  const list = (await countState(db, count)).map(
    ({ sku, lot, location, lotNo, at, countedBy, name, book, expected, sum, last, max, times }) => ({
      ...{ sku_id: sku, lot_id: lot, location_id: location, lot_no: lotNo, location: at, counted_by: countedBy },
      ...{ name, book, expected, sum, last, max, times },
    }),
  )
  return { list, ...sizes! }
}

interface Posting {
  resolve?: (CountKey & { use: CountUse })[]
  uncounted?: 'keep' | 'none'
  reason?: string
}

/** Posts what differs, in one document: a draft is submitted on the way. Answers how many moves, and what they are worth in yuan. */
export async function postCount(db: Db, id: number, given: Posting, user: User): Promise<{ moves: number; gain: string; loss: string }> {
  const { name: who } = user
  const count: Count = await openCount(db, id, { isPosted: true, user })
  const uses = new Map(
    (given.resolve ?? []).map(({ sku_id, lot_id, location_id, use }) => [
      countKeyOf({ sku: sku_id, lot: lot_id, location: location_id ?? 0 }),
      use,
    ]),
  )
  if (given.reason) await db.execute(sql`update factory_documents set reason = ${given.reason} where id = ${id}`)
  if (count.status === 0) await act(db, id, 'submit', { who })
  await settleCount(db, count, { uses, isUncountedGone: given.uncounted === 'none' })
  await audit(db, id, { who, mayNegative: maySee({ needs: negativeKey }, user) })
  const posted = await row<{ moves: number; gain: string; loss: string }>(
    db,
    sql`select count(*)::int as moves, (coalesce(sum(value) filter (where value > 0), 0) / 100.0)::numeric(18, 2)::text as gain,
          (coalesce(sum(-value) filter (where value < 0), 0) / 100.0)::numeric(18, 2)::text as loss from stock_moves where document_id = ${id}`,
  )
  return posted!
}

export interface Adjustment {
  warehouse_id: number
  sku_id: number
  lot_id?: number
  qty: string
  reason: string
}

/** One correction as a document of its own. @throws Refusal `QUANTITY_MISSING`, `SKU_STOPPED`, `LOT_UNKNOWN`, `STOCK_SHORT` */
export async function adjustStock(db: Db, given: Adjustment, user: User): Promise<{ id: number; sn: string }> {
  const { name: who } = user
  if (compared(given.qty, '0') === 0) throw new Refusal({ status: 400, code: 'QUANTITY_MISSING', errors: { qty: 'QUANTITY_MISSING' } })
  refuseForeign(user, given.warehouse_id)
  return transaction(db, async (inner) => {
    const line = await adjustedLine(inner, given)
    const draft = { type: 'COUNT' as const, subType: 'adjust', day: today(), warehouse: given.warehouse_id, reason: given.reason }
    const { id, sn } = await createDocument(inner, { ...draft, lines: [line] }, who)
    await act(inner, id, 'submit', { who })
    const acting = { who, isOwn: true, note: given.reason, mayNegative: maySee({ needs: negativeKey }, user) }
    await audit(inner, id, acting).catch((error: unknown) => Promise.reject(atOwnField(error)))
    return { id, sn }
  })
}

/** A refusal of the only line, at the fields that were filled in. */
function atOwnField(error: unknown): unknown {
  if (!(error instanceof Refusal)) return error
  const own = <V>(paths: Readonly<Record<string, V>>) =>
    Object.fromEntries(Object.entries(paths).map(([path, value]) => [path.replace(/^lines\.0\./, ''), value]))
  const { errors, valuesAt, ...rest } = error.detail
  return new Refusal({ ...rest, ...(errors && { errors: own(errors) }), ...(valuesAt && { valuesAt: own(valuesAt) }) })
}

async function adjustedLine(db: Db, { sku_id, lot_id, qty }: Adjustment): Promise<NewLine> {
  const sku = await row<{ by: string; area: string; weight: string; tracked: boolean; lot: number | null }>(
    db,
    sql`select s.counted_by as by, s.area_each::text as area, s.weight_each::text as weight, t.track_lot = 1 as tracked, o.id as lot
        from factory_products_skus s join factory_products p on p.id = s.parent_id join product_types t on t.id = p.type_id
        left join lots o on o.sku_id = s.id and o.id = ${lot_id ?? 0} where s.id = ${sku_id}`,
  )
  if (!sku) throw new Refusal({ status: 400, code: 'SKU_STOPPED', errors: { sku_id: 'SKU_STOPPED' } })
  if (lot_id && !sku.lot) throw new Refusal({ status: 400, code: 'LOT_UNKNOWN', errors: { lot_id: 'LOT_UNKNOWN' } })
  if (sku.tracked && !sku.lot) throw new Refusal({ status: 400, code: 'LOT_MISSING', errors: { lot_id: 'LOT_MISSING' } })
  const isWeighed = sku.by === 'weight'
  const lot = sku.lot === null ? {} : { lot: sku.lot }
  if (isWeighed) return { sku: sku_id, ...lot, qty, weightTheory: qty }
  return {
    ...{ sku: sku_id, ...lot, qty, pieces: qty },
    area: countedArea(productOf(qty, sku.area)),
    weightTheory: countedWeight(productOf(qty, sku.weight)),
  }
}
