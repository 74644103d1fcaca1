import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { canonicalJson } from '#src/lib/canonical-json.ts'
import { keepIntention } from '../database/intention.ts'
import { row, rows, transaction, within, type Db } from '../db.ts'
import { Refusal } from '../refusal.ts'
import { shopTime } from '../shop/time.ts'
import { addFirstEvent, eventRow, lastDigestOf } from './events.ts'
import { settleApproved } from './acts/change-orders.ts'
import { closedMonthOf, holdMonths } from './months.ts'
import { refuseLinked, settleOwn } from './sources.ts'
import { authorsOf, refuseOwn, waitsForAnother, type Person } from './settings/approvals.ts'
import { drawnNumber, notDrawn } from './settings/numbers.ts'
import { isCommitment, stateAfter, type DocumentAction, type DocumentType } from './state-machine.ts'

/** A line as it stands; figures are decimal text. */
export interface DocumentLine {
  id: number
  sku: number
  qty: string
  /** In what its SKU is counted by. */
  baseQty: string
  pieces: string
  area: string
  weightTheory: string
  weightActual: string | null
  price: string | null
  net: string
  tax: string
  gross: string
  warehouse: number | null
  location: number | null
  /** Where a transfer brings it. */
  toLocation: number | null
  lot: number | null
  lotNo: string
  supplierLot: string
  source: number | null
}

export interface FactoryDocument {
  id: number
  type: DocumentType
  subType: string
  sn: string
  status: number
  version: number
  day: string
  due: string | null
  party: number | null
  warehouse: number | null
  toWarehouse: number | null
  net: string
  tax: string
  gross: string
  discount: string
  reason: string
  reversalOf: number | null
  /** Of money: where it came in or went out. */
  account: number | null
  lines: DocumentLine[]
}

/** A line as somebody enters it; what is left out is nought, or nobody's. */
export type NewLine = Pick<DocumentLine, 'sku' | 'qty'> & Partial<Omit<DocumentLine, 'id' | 'sku' | 'qty'>>

export interface NewDocument {
  type: DocumentType
  subType?: string
  day: string
  due?: string | null
  party?: number | null
  warehouse?: number | null
  toWarehouse?: number | null
  reason?: string
  /** Of money: what was paid besides its lines, and what was let off. */
  paid?: { amount: string; discount: string; account: number | null; method: string; refNo: string; remark: string; for: number | null }
  reversalOf?: number
  /** UUID of the intention: sent again, it is the same document. */
  clientToken?: string
  lines: readonly NewLine[]
}

const digestOf = (draft: NewDocument, who: string) =>
  createHash('sha256')
    .update(canonicalJson([who, draft]))
    .digest('hex')

/**
 * Writes a draft with the next number of its kind. One with a `clientToken` that is there already is not written again: `isNew` is false.
 * @throws Refusal 409 `TOKEN_OF_ANOTHER` where that one says something else, or is somebody else's
 *
 * The number is drawn in the transaction of the document, so what is rolled back leaves no hole.
 */
export async function createDocument(db: Db, draft: NewDocument, who: string): Promise<{ id: number; sn: string; isNew: boolean }> {
  return transaction(db, async (inner) => {
    const made = await row<{ id: number }>(
      inner,
      sql`insert into factory_documents (type, sub_type, sn, biz_date, due_date, party_id, warehouse_id, to_warehouse_id, reason, reversal_of,
            client_token, client_digest, created_by, updated_by)
          values (${draft.type}, ${draft.subType ?? ''}, ${notDrawn()}, ${draft.day}, ${draft.due ?? null}, ${draft.party ?? null},
            ${draft.warehouse ?? null}, ${draft.toWarehouse ?? null}, ${draft.reason ?? ''}, ${draft.reversalOf ?? null},
            ${draft.clientToken ?? null}::uuid, ${digestOf(draft, who)}, ${who}, ${who}) on conflict (client_token) do nothing returning id`,
    )
    if (!made) {
      const there = await row<{ id: number; sn: string; digest: string }>(
        inner,
        sql`select id, sn, client_digest as digest from factory_documents where client_token = ${draft.clientToken!}::uuid`,
      )
      if (there!.digest !== digestOf(draft, who)) throw new Refusal({ status: 409, code: 'TOKEN_OF_ANOTHER' })
      return { id: there!.id, sn: there!.sn, isNew: false }
    }
    await writeLines(inner, made.id, draft.lines)
    if (draft.paid) await writePaid(inner, made.id, draft.paid)
    // last, so that whoever draws a number holds the series for as short as can be
    const sn = await drawnNumber(inner, draft.type)
    await inner.execute(sql`update factory_documents set sn = ${sn} where id = ${made.id}`)
    await addFirstEvent(inner, made.id, { what: 'add', who })
    if (!draft.clientToken) await keepIntention(inner, made.id)
    return { id: made.id, sn, isNew: true }
  })
}

const writePaid = (
  db: Db,
  id: number,
  { amount, discount, account, method, refNo, remark, for: paidFor }: NonNullable<NewDocument['paid']>,
) =>
  db.execute(sql`update factory_documents set net = ${amount}, gross = ${amount}, discount = ${discount}, account_id = ${account},
    pay_method = ${method}, ref_no = ${refNo}, remark = ${remark}, paid_for = ${paidFor} where id = ${id}`)

async function writeLines(db: Db, document: number, lines: readonly NewLine[]): Promise<void> {
  await db.execute(sql`
    insert into factory_documents_lines (parent_id, position, sku_id, qty, pieces, area, weight_theory, weight_actual, price, net, tax, gross,
      warehouse_id, location_id, lot_id, lot_no, supplier_lot, source_line_id)
    select ${document}, position, sku, qty, coalesce(pieces, 0), coalesce(area, 0), coalesce("weightTheory", 0), "weightActual", price,
      coalesce(net, 0), coalesce(tax, 0), coalesce(gross, 0), warehouse, location, lot, coalesce("lotNo", ''), coalesce("supplierLot", ''), source
    from json_to_recordset(${JSON.stringify(lines.map((line, position) => ({ ...line, position })))}::json) l (position int, sku bigint, qty numeric,
      pieces numeric, area numeric, "weightTheory" numeric, "weightActual" numeric, price numeric, net numeric, tax numeric, gross numeric,
      warehouse bigint, location bigint, lot bigint, "lotNo" text, "supplierLot" text, source bigint) order by position`)
  await db.execute(sql`
    update factory_documents d set pieces = s.pieces, area = s.area, weight = s.weight, net = s.net, tax = s.tax, gross = s.gross
    from (select coalesce(sum(pieces), 0) as pieces, coalesce(sum(area), 0) as area, coalesce(sum(coalesce(weight_actual, weight_theory)), 0) as weight,
        coalesce(sum(net), 0) as net, coalesce(sum(tax), 0) as tax, coalesce(sum(gross), 0) as gross
      from factory_documents_lines where parent_id = ${document}) s where d.id = ${document}`)
}

/** A document without its lines, and what its next step depends on. */
export interface DocumentHead extends Omit<FactoryDocument, 'lines'> {
  /** Who wrote it last, and when. */
  changedBy: string
  changedAt: string
  /** Of its last event. */
  digest: string
  /** Who wrote it and changed it since, where somebody else has to judge it. */
  authors: readonly Person[]
  /** The first closed month that its day is in or before; only for whoever posts it. */
  closedMonth: string | null
}

/**
 * A document, held until the transaction ends, and with `isPosted` the months. What it says is asked once it is held: who waited for it sees what the
 * other one has written. @throws Refusal `RECORD_GONE`
 */
export async function heldHead(db: Db, id: number, isPosted = false): Promise<DocumentHead> {
  const months = isPosted ? sql`, ${holdMonths}::text` : sql``
  const held = await row(db, sql`select id${months} from factory_documents where id = ${id} for update`)
  if (!held) throw new Refusal({ status: 400, code: 'RECORD_GONE' })
  const found = await row<DocumentHead>(
    db,
    sql`select id, type, sub_type as "subType", sn, status, version, biz_date::text as day, due_date::text as due, party_id as party,
          warehouse_id as warehouse, to_warehouse_id as "toWarehouse", net::text as net, tax::text as tax, gross::text as gross, discount::text as discount, reason,
          reversal_of as "reversalOf", account_id as account, updated_by as "changedBy", ${shopTime('updated_at')} as "changedAt",
          ${lastDigestOf(sql`d.id`)} as digest, ${authorsOf(sql`d.id`)} as authors,
          ${isPosted ? closedMonthOf(sql`d.biz_date`) : sql`null`} as "closedMonth"
        from factory_documents d where id = ${id}`,
  )
  return found!
}

/** Lines of a document in their order. */
export const linesOf = (db: Db, id: number): Promise<DocumentLine[]> =>
  rows<DocumentLine>(
    db,
    sql`select id, sku_id as sku, qty::text as qty, base_qty::text as "baseQty", pieces::text as pieces, area::text as area, weight_theory::text as "weightTheory",
          weight_actual::text as "weightActual", price::text as price, net::text as net, tax::text as tax, gross::text as gross,
          warehouse_id as warehouse, location_id as location, to_location_id as "toLocation", lot_id as lot, lot_no as "lotNo", supplier_lot as "supplierLot", source_line_id as source
        from factory_documents_lines where parent_id = ${id} order by position`,
  )

/** Who acts, on which version of it, and why. */
export interface Acting {
  who: string
  /** Whose roles count where a level of approval wants one; whoever has none is not asked. */
  by?: { id: number; level: number }
  /** That somebody has seen; 409 for an older one. */
  version?: number
  note?: string
  /** Has the key to let stock fall below nought, where its SKU allows that (manufacturing 2.10, I2). */
  mayNegative?: boolean
  /** One call writes it, submits and audits it: nobody is handed it to judge, so nobody else has to. */
  isOwn?: boolean
}

/** The state that an action leads to. @throws Refusal `RECORD_STATE`, 409 `CHANGED` for an older version */
function refuseStep(document: DocumentHead, action: DocumentAction, seen: { version?: number | undefined }): number {
  const { type, status, version, changedBy, changedAt } = document
  const to = stateAfter(type, status, action)
  if (seen.version !== undefined && seen.version !== version)
    throw new Refusal({ status: 409, code: 'CHANGED', values: { who: changedBy || '—', at: changedAt } })
  return to
}

/**
 * Brings a document into the state that an action leads to; answers its new version. The caller holds it.
 * @throws Refusal `RECORD_STATE`, 409 `CHANGED`, `SAME_PERSON`
 */
export async function advance(
  db: Db,
  document: DocumentHead,
  action: DocumentAction,
  { who, version, note, isOwn }: Acting,
): Promise<number> {
  const to = refuseStep(document, action, { version })
  if (!isOwn && (action === 'approve' || action === 'audit')) refuseOwn(document, who)
  const audit = action === 'audit' ? sql`, audited_by = ${who}, audited_at = now()` : sql``
  const approve = action === 'approve' ? sql`, approved_by = ${who}, approved_at = now()` : sql``
  const event = eventRow(document.id, document.digest, { what: action, who, ...(note && { note }) })
  const advanced = await row<{ version: number }>(
    db,
    sql`with told as (${event})
        update factory_documents set status = ${to}, version = version + 1, updated_by = ${who}, updated_at = now()${audit}${approve}
        where id = ${document.id} returning version`,
  )
  return advanced!.version
}

/**
 * One action that posts nothing: submit, withdraw, reject, approve, close, reopen, void. Answers whether an approval waits for a second person: the
 * document stays submitted then.
 */
export const act = (db: Db, id: number, action: DocumentAction, acting: Acting): Promise<boolean> =>
  within(db, async (inner) => {
    const document = await heldHead(inner, id)
    if (action === 'void' && isCommitment(document.type)) await refuseLinked(inner, id, 'DOCUMENT_LINKED')
    if (action === 'approve') {
      refuseStep(document, action, acting)
      refuseOwn(document, acting.who)
      if (await waitsForAnother(inner, document, acting)) return true
    }
    await advance(inner, document, action, acting)
    // how far it is done follows from its links, as before it was closed
    if (action === 'reopen') await settleOwn(inner, id)
    if (action === 'approve') await settleApproved(inner, id)
    return false
  })
