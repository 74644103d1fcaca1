import { sql } from 'drizzle-orm'
import { rows, transaction, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { heldHead } from '../documents.ts'
import { addEvent } from '../events.ts'
import { settleOwn } from '../sources.ts'

/**
 * Closes lines of what was approved: they want no more, and once all are done or closed the document is (manufacturing 6.1, no. 13).
 * @throws Refusal `RECORD_GONE`, 422 `RECORD_STATE`, 400 `LINES_MISSING` for lines that it has not, or that are closed
 */
export const closeLines = (db: Db, id: number, lines: readonly number[], who: string, reason: string): Promise<void> =>
  transaction(db, async (inner) => {
    const document = await heldHead(inner, id)
    if (document.status !== 2 && document.status !== 3) throw new Refusal({ status: 422, code: 'RECORD_STATE' })
    const closed = await rows<{ id: number }>(
      inner,
      sql`update factory_documents_lines set closed_by = ${who}, close_reason = ${reason}
          where parent_id = ${id} and closed_by = '' and id = any(${sql.param([...lines])}::bigint[]) returning id`,
    )
    if (closed.length === 0 || closed.length < lines.length) throw new Refusal({ status: 400, code: 'LINES_MISSING' })
    await inner.execute(sql`update factory_documents set version = version + 1, updated_by = ${who}, updated_at = now() where id = ${id}`)
    await addEvent(inner, id, { what: 'close-lines', who, note: reason, diff: { lines: closed.map((one) => one.id) } })
    await settleOwn(inner, id)
  })
