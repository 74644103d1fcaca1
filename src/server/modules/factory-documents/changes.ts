import { sql } from 'drizzle-orm'
import type { PaperChange } from '#src/api/factory-orders.ts'
import type { RecordOf } from '#src/api/resource.ts'
import type { Fields } from '#src/kinds/kind.ts'
import { compared } from '#src/lib/decimal.ts'
import { row, type Db } from '../../db.ts'
import { readFactorySettings } from '../../factory/settings/switches.ts'
import { refuseBeyondTaken, settleChange, type Promised } from '../../factory/acts/change-orders.ts'
import type { DocumentType } from '../../factory/state-machine.ts'
import { Refusal } from '../../refusal.ts'
import { changesBetween } from '../../tables/changes/changes.ts'
import { readRow } from '../../tables/select.ts'
import type { Table, Writing } from '../../tables/table.ts'

type Order = RecordOf<Fields> & Promised & { status: string; gross?: string; deposit?: string }
type PricedLine = Promised['lines'][number] & { price?: string; priceUnit?: string }

/** Approved, or partly done: what was agreed is changed by a change of its own. */
export const isAgreed = (record: object): boolean => ['2', '3'].includes((record as Order).status)

/**
 * What was agreed with what is changed of it: submitted until `changed` has judged it. @throws Refusal 400 `REASON_MISSING`, and what is beyond what
 * was taken already
 */
export async function changing<F extends Fields>(next: RecordOf<F>, { db, before, reason = '' }: Writing<F>): Promise<RecordOf<F>> {
  if (!before) return next
  await refuseBeyondTaken(db, before as unknown as Promised, next as unknown as Promised)
  if (!isAgreed(before)) return next
  if (reason === '') throw new Refusal({ status: 400, code: 'REASON_MISSING', errors: { change_reason: 'REASON_MISSING' } })
  return { ...next, status: '1' }
}

/** Whether lines promise what nobody has approved: other goods, more of them, or a higher price, whatever all of them come to. */
const isNew = (before: readonly PricedLine[], lines: readonly PricedLine[]): boolean =>
  lines.some((line) => {
    const was = before.find(({ id }) => id === line.id)
    if (was?.sku !== line.sku || was.unit !== line.unit || was.priceUnit !== line.priceUnit) return true
    return compared(line.qty || '0', was.qty || '0') > 0 || compared(line.price || '0', was.price || '0') > 0
  })

/** Whether a change promises more than was approved, or promises it to somebody else. */
const isBeyond = (before: Order, next: Order): boolean =>
  isNew(before.lines, next.lines) ||
  (before.supplier ?? before.customer) !== (next.supplier ?? next.customer) ||
  (['gross', 'deposit'] as const).some((name) => compared(next[name] || '0', before[name] || '0') > 0)

/** Tells what a change has changed, and approves it as before where that is left to who made it. @throws Refusal 422 `CHANGE_NOTHING` */
export async function changed<F extends Fields>(type: DocumentType, record: RecordOf<F>, writing: Writing<F>): Promise<void> {
  const { db, user, reason = '' } = writing
  const before = writing.before as unknown as Order
  const table = writing.of as unknown as Table
  const { scope: _, ...unscoped } = table
  const id = Number(record.id)
  const changes = changesBetween(table, before.wire, await readRow(db, unscoped, id, { ...user, level: 0 }))
  if (changes.length === 0) throw new Refusal({ status: 422, code: 'CHANGE_NOTHING' })
  const mayApprove = user.level === 0 || user.permissions.has(table.resource.document!.acts['approve']!.key)
  // who may not approve, or not what they wrote themselves, promises nothing more by a change of what somebody has approved
  const isAlone = mayApprove && !(await readFactorySettings(db)).second_person
  const isApproved = isAlone || !isBeyond(before, record as unknown as Order)
  await settleChange(db, { id, type, who: user.name, reason, diff: { changes }, isApproved })
}

/** What was told last of a document that was changed, and how it stands. */
export async function lastChange(db: Db, id: number): Promise<{ change_no: number; status: number; changes: PaperChange[] }> {
  const found = await row<{ change_no: number; status: number; changes: PaperChange[] | null }>(
    db,
    sql`select d.change_no, d.status, (select e.diff -> 'changes' from document_events e where e.document_id = d.id and e.what = 'change'
          order by e.id desc limit 1) as changes
        from factory_documents d where d.id = ${id}`,
  )
  return { change_no: found!.change_no, status: found!.status, changes: found!.changes ?? [] }
}
