import { computedRecord, readRecord } from '#src/api/records.ts'
import type { DocumentAct } from '#src/api/resource.ts'
import type { Fields } from '#src/kinds/kind.ts'
import { within, type Db } from '../db.ts'
import { refuseImpossible } from './allow.ts'
import { readHead, readRow } from './select.ts'
import type { Performed, Performing, Table } from './table.ts'
import { lockedWhole, updateRow, type Writer } from './write.ts'

/** What became of an act: `said` is the sentence where the usual one says too little, `written` what a kernel of its own wrote for it. */
export interface Acted extends Performed {
  id: string
}

/**
 * Brings a document into another state, and does what the table's rule for that act does, all in one transaction. Refused as `changeRow`
 * (RECORD_GONE, 409 with the record), with 422 RECORD_STATE where its state does not let it, and with what the rule refuses.
 */
export function actOnRow(
  db: Db,
  table: Table,
  id: number,
  act: Omit<Performing, 'id' | 'note'> & { note?: string },
  writer: Writer,
): Promise<Acted> {
  const { state, acts } = table.resource.document!
  const { to } = acts[act.name] as DocumentAct
  return within(db, async (inner) => {
    // a kernel of its own reads its lines by itself
    const stored = await lockedWhole(inner, table, id, writer.user, act.version, table.perform ? readHead : readRow)
    refuseImpossible(table, stored, act.name, writer.user)
    if (table.perform) {
      const may = (name: string) => acts[name] !== undefined && (writer.user.level === 0 || writer.user.permissions.has(acts[name].key))
      return { id: String(id), ...(await table.perform({ ...act, id, note: act.note ?? '' }, { db: inner, user: writer.user, may })) }
    }
    const before = readRecord<Fields>(table.resource.fields, stored)
    const writing = { db: inner, user: writer.user, before }
    const next = { ...before, [state]: to }
    const values = computedRecord(table.resource, (await table.acts?.[act.name]?.(next, writing)) ?? next)
    const version = await updateRow(inner, table, id, values as never, before as never, writer)
    return { id: String(id), version }
  })
}
