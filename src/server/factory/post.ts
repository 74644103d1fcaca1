import { sql } from 'drizzle-orm'
import { differenceOf } from '#src/lib/decimal.ts'
import { rows, transaction, type Db } from '../db.ts'
import { Refusal } from '../refusal.ts'
import { advance, createDocument, heldDocument, type Acting, type DocumentLine, type FactoryDocument, type NewLine } from './documents.ts'
import { writeJournal, type JournalRow } from './ledgers/journal.ts'
import { refuseClosed } from './months.ts'
import { enterParties, type PartyEntry } from './ledgers/party-ledger.ts'
import { postingRules } from './rules/index.ts'
import { releaseAllocations } from './ledgers/allocations.ts'
import { holdWithSources, refuseBeyond, refuseLinked, settleSources } from './sources.ts'
import { holdGoods, postMoves, type Carried, type Mirrored } from './stock.ts'
import { worthOf } from './rules/rule.ts'
import { refuseUsed } from './used-since.ts'

/**
 * Audits a document: everything that its rule writes, its state and its event, in one transaction; a refusal leaves nothing.
 * @throws Refusal `RECORD_GONE`, `RECORD_STATE`, `CHANGED`, `MONTH_CLOSED`, `STOCK_SHORT`, and what the rule refuses
 */
export const audit = (db: Db, id: number, acting: Acting): Promise<void> =>
  transaction(db, async (inner) => {
    const entered = await heldDocument(inner, id)
    await advance(inner, entered, 'audit', acting)
    const rule = postingRules[entered.type]
    if (!rule) throw new Refusal({ status: 422, code: 'RECORD_STATE' })
    await refuseClosed(inner, entered.day)
    await rule.prepare?.(inner, id)
    const document = rule.prepare ? await heldDocument(inner, id) : entered
    await holdSources(inner, document)
    const posting = { document: id, day: document.day }
    const posted = await postMoves(inner, posting, rule.moves(document))
    const { parties = [], journal = [] } = rule.entries?.(document, posted) ?? {}
    await enterParties(inner, posting, parties)
    await writeJournal(inner, posting, journal)
    await link(inner, document)
  })

/** Holds what its lines answer, before its goods: whoever posts holds papers first. */
async function holdSources(db: Db, { id, lines }: FactoryDocument): Promise<void> {
  if (lines.some(({ source }) => source !== null)) await holdWithSources(db, [id])
}

/** Holds all that several postings in one transaction will change, so that two such never wait for each other: papers, then goods. */
export async function holdPostings(db: Db, ids: readonly number[]): Promise<void> {
  await holdWithSources(db, ids)
  const goods = await rows<{ sku: number }>(
    db,
    sql`select distinct sku_id as sku from factory_documents_lines where parent_id = any(${sql.param(ids)}::bigint[])`,
  )
  await holdGoods(
    db,
    goods.map(({ sku }) => sku),
  )
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
      await audit(db, id, acting)
      done.push(id)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      failed.push({ id, refusal: error })
    }
  return { done, failed }
}

/** So much of their sources the lines have taken, once they are posted. */
async function link(db: Db, { id }: FactoryDocument): Promise<void> {
  await db.execute(sql`
    insert into document_links (from_line_id, to_line_id, qty, weight)
    select source_line_id, id, (qty * 1000000)::bigint, (coalesce(weight_actual, weight_theory) * 1000000)::bigint
    from factory_documents_lines where parent_id = ${id} and source_line_id is not null`)
  await settleSources(db, id)
  await refuseBeyond(db, id)
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
    const document = await heldDocument(inner, id)
    // what was taken back by it would stand again, with its links gone
    if (document.reversalOf !== null) throw new Refusal({ status: 422, code: 'RECORD_STATE' })
    await advance(inner, document, 'reverse', acting)
    await holdSources(inner, document)
    await refuseLinked(inner, id, 'DOCUMENT_ANSWERED')
    await refuseClosed(inner, day)
    const { type, subType, due, party, warehouse, toWarehouse, reason, lines } = document
    const draft = { type, subType, due, party, warehouse, toWarehouse, reason, day, reversalOf: id }
    const mirror = await createDocument(inner, { ...draft, lines: lines.map(mirroredLine) }, acting.who)
    await releaseAllocations(inner, id, acting.who)
    await mirrorLedgers(inner, id, { document: mirror.id, day }, type === 'TRANSFER').catch((error: unknown) =>
      refuseUsed(inner, id, error),
    )
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
    const { sku, warehouse, lot, pieces, weight, reversalOf } = came
    return {
      way: 'carry',
      sku,
      warehouse,
      lot,
      to: left.warehouse,
      pieces: -pieces,
      weight: -weight,
      reversalOf: [reversalOf, left.reversalOf],
    }
  })
}

async function mirrorLedgers(db: Db, id: number, posting: { document: number; day: string }, isCarried: boolean): Promise<void> {
  const moves = await rows<
    Record<'sku' | 'warehouse' | 'lot' | 'seq', number> &
      Record<'pieces' | 'area' | 'weight' | 'value', string> & { location: number | null }
  >(
    db,
    sql`select post_seq as seq, sku_id as sku, warehouse_id as warehouse, coalesce(lot_id, 0) as lot, location_id as location,
          (-pieces)::text as pieces, (-area)::text as area, (-weight)::text as weight, (-value)::text as value
        from stock_moves where document_id = ${id} order by post_seq`,
  )
  const wanted = moves.map(({ sku, warehouse, lot, location, seq, pieces, area, weight, value }): Mirrored => ({
    way: 'mirror',
    ...{ sku, warehouse, lot, location: location ?? undefined, reversalOf: seq },
    ...{ pieces: BigInt(pieces), area: BigInt(area), weight: BigInt(weight), value: BigInt(value) },
  }))
  const posted = await postMoves(db, posting, isCarried ? carriedBack(wanted) : wanted)
  const entries = await rows<Entry>(
    db,
    sql`select post_seq as seq, party_id as party, side, kind, debit::text as debit, credit::text as credit from party_entries
        where document_id = ${id} order by post_seq`,
  )
  await enterParties(
    db,
    posting,
    entries.map(({ seq, debit, credit, ...rest }) => ({ ...rest, debit: BigInt(credit), credit: BigInt(debit), reversalOf: seq })),
  )
  const journal = await rows<{ account: JournalRow['account']; amount: string }>(
    db,
    sql`select account, (credit - debit)::text as amount from journal_entries where document_id = ${id}`,
  )
  // what is missing from the worth that was to be taken back
  const short = worthOf(posted) - wanted.reduce((sum, { value }) => sum + value, 0n)
  await writeJournal(db, posting, [
    ...journal.map(({ account, amount }) => ({ account, amount: BigInt(amount) })),
    { account: 'materials', amount: short },
    { account: 'adjustment', amount: -short },
  ])
}
