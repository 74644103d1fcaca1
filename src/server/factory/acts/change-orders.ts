import { sql } from 'drizzle-orm'
import { compared } from '#src/lib/decimal.ts'
import { row, rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { addEvent } from '../events.ts'
import { wantsApproval } from '../settings/approvals.ts'
import { settleOwn } from '../sources.ts'
import { status } from '../state-machine.ts'

/** What a change of something that was promised is judged by. */
export interface Promised {
  id: string
  taxMode?: string
  supplier?: string
  customer?: string
  lines: readonly { id: string; sku: string; unit?: string; qty: string; taken?: string }[]
}

const isTaken = ({ taken = '0' }: { taken?: string }) => compared(taken || '0', '0') > 0

/** Lines that are left out although lines of other documents answer them, whatever became of those. */
const answered = (db: Db, lines: readonly string[]) =>
  rows<{ id: string; sn: string }>(
    db,
    sql`select distinct on (x.source_line_id) x.source_line_id::text as id, d.sn from factory_documents_lines x join factory_documents d on d.id = x.parent_id
        where x.source_line_id = any(${sql.param(lines)}::bigint[]) order by x.source_line_id, d.id desc`,
  )

/**
 * A change is bounded by what was delivered and billed already (manufacturing 0, no. 4): a line keeps its goods and at least what was taken of it,
 * and the document whose it is. @throws Refusal 422 `CHANGE_BELOW`, `CHANGE_GOODS` at lines, `CHANGE_TAKEN` at the head, `LINE_ANSWERED` for a line
 * that is left out
 */
export async function refuseBeyondTaken(db: Db, before: Promised, next: Promised): Promise<void> {
  const errors: Record<string, string> = {}
  const valuesAt: Record<string, Record<string, string | number>> = {}
  const refuse = (path: string, code: string, values: Record<string, string | number> = {}) => {
    errors[path] = code
    valuesAt[path] = values
  }
  next.lines.forEach((line, at) => {
    const was = before.lines.find(({ id }) => id === line.id)
    if (!was || !isTaken(was)) return
    const values = { line: at + 1, taken: was.taken! }
    if (compared(line.qty || '0', was.taken!) < 0) refuse(`lines.${at}.qty`, 'CHANGE_BELOW', values)
    // what was taken is told in its unit
    if (line.sku !== was.sku || line.unit !== was.unit) refuse(`lines.${at}.sku_id`, 'CHANGE_GOODS', values)
  })
  const whose = ({ supplier, customer, taxMode }: Promised) => [supplier ?? customer, taxMode].join(' ')
  if (before.lines.some(isTaken) && whose(before) !== whose(next))
    refuse((before.supplier ?? before.customer) === (next.supplier ?? next.customer) ? 'tax_mode' : 'party_id', 'CHANGE_TAKEN')
  const [path] = Object.keys(errors)
  if (path) throw new Refusal({ status: 422, code: errors[path]!, values: valuesAt[path]!, errors, valuesAt })
  const left = before.lines.flatMap(({ id }) => (next.lines.some((line) => line.id === id) ? [] : [id]))
  const [first] = left.length > 0 ? await answered(db, left) : []
  if (first) {
    const line = before.lines.findIndex(({ id }) => id === first.id) + 1
    throw new Refusal({ status: 422, code: 'LINE_ANSWERED', values: { sn: first.sn, line }, errors: { lines: 'LINE_ANSWERED' } })
  }
}

interface Changed {
  id: number
  type: string
  who: string
  reason: string
  /** What differs, for whoever reads it later. */
  diff: unknown
  /** Who changed it may approve as well, or it comes to no more than before. */
  isApproved: boolean
}

/**
 * Goes on after a change was written into an approved document, which is submitted meanwhile: its version is counted and told, and it is approved as
 * before, or waits for who approves where a rule says so. Answers whether it waits.
 */
export async function settleChange(db: Db, { id, type, who, reason, diff, isApproved }: Changed): Promise<boolean> {
  await db.execute(sql`update factory_documents set change_no = change_no + 1 where id = ${id}`)
  const waits = !isApproved || (await wantsApproval(db, { id, type }))
  // what is looked up by goods is made of its lines when it comes to count again
  if (!waits) await db.execute(sql`update factory_documents set status = ${status.approved} where id = ${id}`)
  await addEvent(db, id, { what: 'change', who, note: reason, diff })
  await settleOwn(db, id)
  return waits
}

/** What an approval of a document that was changed before leaves to be told: how far it is done follows from its links. The caller holds it. */
export async function settleApproved(db: Db, id: number): Promise<void> {
  if (await row(db, sql`select 1 as one from factory_documents where id = ${id} and change_no > 0`)) await settleOwn(db, id)
}
