import { sql } from 'drizzle-orm'
import { differenceOf } from '#src/lib/decimal.ts'
import { today } from '#src/lib/shop-time.ts'
import { row, rows, transaction, within, type Db } from '../db.ts'
import { Refusal } from '../refusal.ts'
import {
  advance,
  createDocument,
  heldHead,
  linesOf,
  type Acting,
  type DocumentLine,
  type FactoryDocument,
  type NewLine,
} from './documents.ts'
import { holdGoods } from './ledgers/held-goods.ts'
import type { JournalRow } from './ledgers/journal.ts'
import type { PartyEntry } from './ledgers/party-ledger.ts'
import { writePosting, type Written } from './ledgers/write-posting.ts'
import { refuseGivenDiscount } from './lines/order-charges.ts'
import { closedMonthOf, refuseClosed } from './months.ts'
import { unlinkParents } from './lots.ts'
import { postingRules } from './rules/index.ts'
import { releaseAllocations } from './ledgers/allocations.ts'
import { settleBetween } from './ledgers/settling.ts'
import { holdWithSources, refuseBeyond, refuseLinked, settleSources } from './sources.ts'
import { reckonMoves, type Carried, type Mirrored } from './stock.ts'
import { stockRows } from './rules/rule.ts'
import { holdSeries } from './settings/numbers.ts'
import type { DocumentType } from './state-machine.ts'
import { refuseUsed } from './used-since.ts'

/** A document that was audited: its version then, and what it has written. */
export type Audited = Written & { version: number }

/**
 * Audits a document: everything that its rule writes, its state and its event, in the caller's transaction or one of its own; a refusal leaves
 * nothing, so who goes on after one opens a savepoint. Everything that can be said, asked and written before goods are held comes before: a SKU that
 * all want is held for two ways to the database and the commit.
 * @throws Refusal `RECORD_GONE`, `RECORD_STATE`, `CHANGED`, `MONTH_CLOSED`, `STOCK_SHORT`, and what the rule refuses
 */
export const audit = (db: Db, id: number, acting: Acting): Promise<Audited> =>
  within(db, async (inner) => {
    const head = await heldHead(inner, id, true)
    const version = await advance(inner, head, 'audit', acting)
    const rule = postingRules[head.type]
    if (!rule) throw new Refusal({ status: 422, code: 'RECORD_STATE' })
    refuseClosed(head.closedMonth)
    await rule.prepare?.(inner, id)
    const document = { ...head, lines: await linesOf(inner, id) }
    await link(inner, document)
    // money that is there for what it owes; the party is held once it is written
    const between = answers(document) ? await rule.settles?.(inner, document) : undefined
    const moves = await reckonMoves(inner, rule.moves(document), acting)
    const entries = rule.entries?.(document, moves)
    const posting = { document: id, day: head.day }
    const written = await writePosting(inner, posting, { moves, parties: entries?.parties ?? [], journal: entries?.journal ?? [] })
    if (between) await settleBetween(inner, between, acting.who)
    return { version, ...written }
  })

const answers = ({ lines }: FactoryDocument) => lines.some(({ source }) => source !== null)

/**
 * Holds all that several postings in one transaction will change, in the order in which each of them does by itself, so that two such never wait for
 * each other: papers, the series that those draw from which take papers of a kind back, goods, parties.
 */
export async function holdPostings(db: Db, ids: readonly number[], reversed?: DocumentType): Promise<void> {
  await holdWithSources(db, ids)
  if (reversed) await holdSeries(db, reversed)
  const goods = await rows<{ sku: number }>(
    db,
    sql`select distinct sku_id as sku from factory_documents_lines where parent_id = any(${sql.param(ids)}::bigint[])`,
  )
  await holdGoods(
    db,
    goods.map(({ sku }) => sku),
  )
  await db.execute(sql`select 1 from party_balances where party_id in (select party_id from factory_documents where id = any(${sql.param(ids)}::bigint[]))
    order by party_id, side for update`)
}

/** Audits several, each by itself, or all of them or none; ids in their order, so that two batches wait for each other. */
export async function auditAll(
  db: Db,
  ids: readonly number[],
  acting: Acting,
  isAtomic: boolean,
): Promise<{ done: number[]; failed: { id: number; refusal: Refusal }[] }> {
  const ordered = [...ids].sort((one, other) => one - other)
  if (isAtomic) {
    await transaction(db, async (inner) => {
      await holdPostings(inner, ordered)
      for (const id of ordered) await audit(inner, id, acting)
    })
    return { done: ordered, failed: [] }
  }
  const done: number[] = []
  const failed: { id: number; refusal: Refusal }[] = []
  for (const id of ordered)
    try {
      await transaction(db, (inner) => audit(inner, id, acting))
      done.push(id)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      failed.push({ id, refusal: error })
    }
  return { done, failed }
}

/** Its lines take so much of their sources, which are held before its goods: whoever posts holds papers first. */
async function link(db: Db, document: FactoryDocument): Promise<void> {
  if (!answers(document)) return
  const { id } = document
  await holdWithSources(db, [id])
  await db.execute(sql`
    insert into document_links (from_line_id, to_line_id, qty, weight)
    select source_line_id, id, (base_qty * 1000000)::bigint, (coalesce(weight_actual, weight_theory) * 1000000)::bigint
    from factory_documents_lines where parent_id = ${id} and source_line_id is not null`)
  await settleSources(db, id)
  await refuseBeyond(db, id)
  if (document.type === 'IN') await refuseGivenDiscount(db, document)
}

interface Entry {
  seq: number
  party: number
  side: 'AR' | 'AP'
  kind: PartyEntry['kind']
  debit: string
  credit: string
}

/**
 * Takes an audited document back: another one of its kind mirrors every entry, and is audited itself. What was sold or used since keeps its
 * average; where that leaves less than the document had brought, the rest is an adjustment (manufacturing 2.7). Answers the mirror.
 * @throws Refusal as `audit`; `RECORD_STATE` for one that was taken back; `STOCK_SHORT` says what was used since
 */
export const reverse = (db: Db, id: number, day: string, acting: Acting): Promise<{ id: number; sn: string }> =>
  transaction(db, async (inner) => {
    const head = await heldHead(inner, id, true)
    const document = { ...head, lines: await linesOf(inner, id) }
    // what was taken back by it would stand again, with its links gone
    if (document.reversalOf !== null) throw new Refusal({ status: 422, code: 'RECORD_STATE' })
    await advance(inner, head, 'reverse', acting)
    if (answers(document)) await holdWithSources(inner, [id])
    await refuseLinked(inner, id, 'DOCUMENT_ANSWERED')
    // what is not there yet cannot be taken back; without a day of its own it is today, and that is after what is dated ahead, too
    if (day < document.day && day < today())
      throw new Refusal({ status: 400, code: 'DAY_OF_REVERSAL', errors: { biz_date: 'DAY_OF_REVERSAL' } })
    const closed = await row<{ month: string | null }>(inner, sql`select ${closedMonthOf(sql`${day}::date`)} as month`)
    refuseClosed(closed!.month)
    const { type, subType, due, party, warehouse, toWarehouse, reason, lines } = document
    const draft = { type, subType, due, party, warehouse, toWarehouse, reason, day, reversalOf: id }
    const mirror = await createDocument(inner, { ...draft, lines: lines.map(mirroredLine) }, acting.who)
    await describeMirror(inner, id, mirror.id)
    await unlinkParents(inner, id)
    await mirrorLedgers(inner, id, { document: mirror.id, day }, { isCarried: type === 'TRANSFER', ...acting }).catch((error: unknown) =>
      refuseUsed(inner, id, error),
    )
    // once its ledgers hold the party: what is settled before that would be missed, what is settled after finds nothing open
    await releaseAllocations(inner, id, acting.who)
    await inner.execute(
      sql`update factory_documents set status = 2, audited_by = ${acting.who}, audited_at = now() where id = ${mirror.id}`,
    )
    await inner.execute(sql`insert into document_links (from_line_id, to_line_id, qty, weight, reversal_of)
      select l.from_line_id, l.to_line_id, -l.qty, -l.weight, l.id from document_links l
      join factory_documents_lines d on d.id = l.to_line_id where d.parent_id = ${id} and l.reversal_of is null`)
    await settleSources(inner, id)
    return { id: mirror.id, sn: mirror.sn }
  })

const negatedText = (value: string) => differenceOf('0', value)

/** A line with its figures the other way round; it answers no line of another document. */
function mirroredLine(line: DocumentLine): NewLine {
  const { sku, price, warehouse, location, lot, lotNo, supplierLot, weightActual } = line
  const figures = ['qty', 'pieces', 'area', 'weightTheory', 'net', 'tax', 'gross'] as const
  return {
    ...{ sku, price, warehouse, location, lot, lotNo, supplierLot },
    ...(Object.fromEntries(figures.map((name) => [name, negatedText(line[name])])) as Pick<DocumentLine, (typeof figures)[number]>),
    weightActual: weightActual === null ? null : negatedText(weightActual),
  }
}

/** What was carried from one warehouse to another, carried back: nothing of it is lost on the way, whatever left the other one since. */
function carriedBack(mirrors: readonly Mirrored[]): Carried[] {
  const pairs = mirrors.flatMap((left, at) => (at % 2 === 0 ? [[left, mirrors[at + 1]!] as const] : []))
  return pairs.map(([left, came]) => {
    const { sku, warehouse, lot, line, location, pieces, weight, reversalOf } = came
    return {
      way: 'carry',
      ...{ sku, warehouse, lot, line, location },
      ...{ to: left.warehouse, toLocation: left.location },
      ...{ pieces: -pieces, weight: -weight, reversalOf: [reversalOf, left.reversalOf] },
    }
  })
}

/** Lines of a document with their numbers in it, which a line and its mirror share. */
const numbered = (document: number) => sql`select *, row_number() over (order by position, id) as line_no from factory_documents_lines
  where parent_id = ${document}`

/** Says on a mirror what the document said of its lines: what they are counted and priced by, and their tax. */
async function describeMirror(db: Db, id: number, mirror: number): Promise<void> {
  await db.execute(
    sql`update factory_documents m set tax_mode = d.tax_mode from factory_documents d where d.id = ${id} and m.id = ${mirror}`,
  )
  await db.execute(sql`
    update factory_documents_lines l set price_unit = o.price_unit, tax_rate = o.tax_rate, counted_by = o.counted_by, area_each = o.area_each,
      to_location_id = o.to_location_id, weight_each = o.weight_each, length_each = o.length_each, unit_id = o.unit_id, unit_num = o.unit_num, unit_den = o.unit_den, base_qty = -o.base_qty,
      weight_range_id = o.weight_range_id, weight_range_name = o.weight_range_name, weight_range_min = o.weight_range_min, weight_range_max = o.weight_range_max
    from (${numbered(mirror)}) m join (${numbered(id)}) o on o.line_no = m.line_no where l.id = m.id`)
}

async function mirrorLedgers(
  db: Db,
  id: number,
  posting: { document: number; day: string },
  { isCarried, mayNegative = false }: { isCarried: boolean; mayNegative?: boolean },
): Promise<void> {
  const moves = await rows<
    Record<'sku' | 'warehouse' | 'lot' | 'seq', number> &
      Record<'pieces' | 'area' | 'weight' | 'value', string> &
      Record<'line' | 'location', number | null>
  >(
    db,
    sql`select m.post_seq as seq, m.sku_id as sku, m.warehouse_id as warehouse, coalesce(m.lot_id, 0) as lot, t.id as line, m.location_id as location,
          (-m.pieces)::text as pieces, (-m.area)::text as area, (-m.weight)::text as weight, (-m.value)::text as value
        from stock_moves m left join (${numbered(id)}) o on o.id = m.line_id left join (${numbered(posting.document)}) t on t.line_no = o.line_no
        where m.document_id = ${id} order by m.post_seq`,
  )
  const wanted = moves.map(({ sku, warehouse, lot, line, location, seq, pieces, area, weight, value }): Mirrored => ({
    way: 'mirror',
    ...{ sku, warehouse, lot, line: line ?? undefined, location: location ?? undefined, reversalOf: seq },
    ...{ pieces: BigInt(pieces), area: BigInt(area), weight: BigInt(weight), value: BigInt(value) },
  }))
  const posted = await reckonMoves(db, isCarried ? carriedBack(wanted) : wanted, { mayNegative })
  const entries = await rows<Entry>(
    db,
    sql`select post_seq as seq, party_id as party, side, kind, debit::text as debit, credit::text as credit from party_entries
        where document_id = ${id} order by post_seq`,
  )
  const parties = entries.map(({ seq, debit, credit, ...rest }) => ({
    ...rest,
    ...{ debit: BigInt(credit), credit: BigInt(debit), reversalOf: seq },
  }))
  const booked = await rows<{ account: JournalRow['account']; cash: number | null; amount: string }>(
    db,
    sql`select account, cash_account_id as cash, (credit - debit)::text as amount from journal_entries where document_id = ${id}`,
  )
  // what is missing from the worth that was to be taken back
  const accounts = new Map(posted.map(({ sku, account }) => [sku, account]))
  const short = [...stockRows(posted), ...wanted.map(({ sku, value }): JournalRow => ({ account: accounts.get(sku)!, amount: -value }))]
  const journal: JournalRow[] = [
    ...booked.map(({ account, cash, amount }) => ({ account, cash, amount: BigInt(amount) })),
    ...short,
    { account: 'adjustment', amount: -short.reduce((sum, { amount }) => sum + amount, 0n) },
  ]
  await writePosting(db, posting, { moves: posted, parties, journal })
}
