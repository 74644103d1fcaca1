import { sql } from 'drizzle-orm'
import type { PaperSource, PaperType } from '#src/api/factory-orders.ts'
import { rows, type Db } from '../../db.ts'
import { chargesFor } from '../../factory/lines/order-charges.ts'
import { returnPrices } from '../../factory/lines/return-prices.ts'
import { returnMode } from '../../factory/drafts.ts'
import { status } from '../../factory/state-machine.ts'
import { Refusal } from '../../refusal.ts'
import type { User } from '../../sessions.ts'
import { readRow } from '../../tables/select.ts'
import { mayPrice, paperFor } from './papers.ts'
import { withPaid } from '../../factory/ledgers/paid.ts'
import { headerColumns, lineColumns, linesOf } from './shapes.ts'

/** What may follow out of each kind (manufacturing 3.6). */
export const follows: Partial<Record<PaperType, readonly PaperType[]>> = { PO: ['IN'], IN: ['OUT'] }

type Header = Record<string, unknown> & { id: number; status: number; sub_type: string; tax_mode: string; isMirror: boolean }
type Line = Record<string, unknown> & { line_id: number; base_open: string; open_qty: string; price?: string }

/** What the next paper is, by what it answers: goods that were ordered are bought, goods that were bought go back. */
const kinds: Partial<Record<PaperType, { subType: string; from: readonly number[]; of?: string; nothing: string }>> = {
  IN: { subType: 'purchase', from: [status.approved, status.partial, status.done], nothing: 'ORDERS_DONE' },
  OUT: { subType: 'return', from: [status.audited], of: 'purchase', nothing: 'RETURN_NOTHING' },
}

/** @throws Refusal 422 `RECORD_STATE` with the one that nothing follows out of, `SOURCES_MIXED` of several parties or ways of tax */
function judgeSources(type: PaperType, headers: readonly Header[]): void {
  const { from, of } = kinds[type]!
  const odd = headers.find((one) => !from.includes(one.status) || one.isMirror || (of !== undefined && one.sub_type !== of))
  if (odd) throw new Refusal({ status: 422, code: 'RECORD_STATE', data: { id: odd.id } })
  const parties = new Set(headers.map(({ party, tax_mode }) => JSON.stringify([(party as { id: number } | null)?.id, tax_mode])))
  if (parties.size > 1) throw new Refusal({ status: 422, code: 'SOURCES_MIXED' })
}

/** What of receipts that go back was owed for each line, in a way of tax that comes to it. */
async function owedFor(db: Db, headers: readonly Header[], mode: string) {
  const ids = headers.map(({ id }) => id)
  const taxMode = await returnMode(db, ids, mode)
  const prices = await returnPrices(db, ids.map(String), taxMode)
  return { taxMode, priceOf: (line: Line) => prices.get(String(line.line_id)) ?? line.price }
}

/** What of an order as a whole goes with its goods; for who sees prices. */
async function chargesOf(db: Db, type: PaperType, lines: readonly Line[], user: User) {
  if (type !== 'IN' || !mayPrice(user)) return {}
  return chargesFor(
    db,
    lines.map(({ line_id, base_open }) => ({ source: String(line_id), base: base_open })),
  )
}

/**
 * An unsaved paper of what others still want (manufacturing 3.2, `from`): nothing is written.
 * @throws Refusal 400 `PAIR_OTHER` of kinds that do not follow each other, 422 `RECORD_STATE`, `SOURCES_MIXED`, `ORDERS_DONE`, `RETURN_NOTHING`
 */
export async function draftOf(db: Db, type: PaperType, { type: of, ids }: PaperSource, lineIds: readonly number[] | undefined, user: User) {
  paperFor(type, user)
  const table = paperFor(of, user)
  if (!follows[of]?.includes(type)) throw new Refusal({ status: 400, code: 'PAIR_OTHER', errors: { from: 'PAIR_OTHER' } })
  for (const id of ids) await readRow(db, table, Number(id), user)
  const wanted = sql`d.id = any(${sql.param(ids.map(Number))}::bigint[])`
  const headers = await rows<Header>(
    db,
    sql`select ${headerColumns(user)}, d.reversal_of is not null as "isMirror" from ${withPaid(sql`factory_documents d`)} where ${wanted} order by d.id`,
  )
  judgeSources(type, headers)
  const found = await rows<Line>(
    db,
    sql`select ${lineColumns(user)}, trim_scale(round((l.qty - l.taken) * l.unit_num / l.unit_den, 6))::text as base_open
      from ${linesOf} join factory_documents d on d.id = l.parent_id where ${wanted} and l.closed_by = '' and l.qty > l.taken
      ${lineIds ? sql`and l.id = any(${sql.param([...lineIds])}::bigint[])` : sql``} order by d.id, l.position`,
  )
  const { subType, nothing } = kinds[type]!
  if (found.length === 0) throw new Refusal({ status: 422, code: nothing })
  const { party, tax_mode, salesman_id } = headers[0]!
  const warehouses = new Set(headers.map(({ warehouse_id }) => warehouse_id))
  const owed = type === 'OUT' && mayPrice(user) ? await owedFor(db, headers, tax_mode) : undefined
  const lines = found.map((line, at) => {
    const { line_id, open_qty, base_open: _, net: __, tax: ___, gross: ____, ...rest } = line
    return {
      ...rest,
      ...(owed && { price: owed.priceOf(line) }),
      no: at + 1,
      qty: open_qty,
      done_qty: '0',
      open_qty,
      source_line_id: line_id,
    }
  })
  const source = headers.map(({ id, sn }) => ({ type: of, id, sn }))
  const header = {
    ...{ type, sub_type: subType, status: 0, party, tax_mode: owed?.taxMode ?? tax_mode, salesman_id, source },
    // goods of several orders may go to several warehouses
    warehouse_id: warehouses.size === 1 ? [...warehouses][0] : null,
    ...(await chargesOf(db, type, found, user)),
  }
  return { header, lines }
}
