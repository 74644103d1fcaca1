import { sql } from 'drizzle-orm'
import type { NoteBody } from '#src/api/factory-orders.ts'
import { row, type Db } from '../../db.ts'
import { heldHead } from '../../factory/documents.ts'
import { addEvent } from '../../factory/events.ts'
import { lockedRow, type Writer } from '../../tables/write.ts'
import { paperFor, refuseWithout } from './papers.ts'

interface Noted {
  remark: string
  files: string[]
}

/**
 * Says something more on a paper, whatever its state (manufacturing 3.5 no. 20): its remark and its files. What they were before stays in its events.
 * @throws Refusal `RECORD_GONE` where it is not for this person, 409 `CHANGED` with who wrote it since and what it is now, for an older version
 */
export async function notePaper(
  db: Db,
  { type, id: given, version, remark, files }: NoteBody,
  { user }: Writer,
): Promise<{ id: number; version: number }> {
  const table = paperFor(type, user)
  refuseWithout(user, table.resource.keys.edit)
  const id = Number(given)
  await lockedRow(db, table, id, user, version)
  const head = await heldHead(db, id)
  const before = (await row<Noted>(db, sql`select remark, files from factory_documents where id = ${id}`))!
  const after = { remark: remark ?? before.remark, files: files ?? before.files }
  const changed = (['remark', 'files'] as const).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  if (changed.length === 0) return { id, version: head.version }
  const diff = Object.fromEntries(changed.map((name) => [name, { from: before[name], to: after[name] }]))
  await addEvent(db, id, { what: 'note', who: user.name, note: changed.includes('remark') ? after.remark : '', diff })
  const done = await row<{ version: number }>(
    db,
    sql`update factory_documents set remark = ${after.remark}, files = ${JSON.stringify(after.files)}::jsonb, version = version + 1,
          updated_by = ${user.name}, updated_at = now() where id = ${id} returning version`,
  )
  return { id, version: done!.version }
}
