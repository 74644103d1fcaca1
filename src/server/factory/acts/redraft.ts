import { sql } from 'drizzle-orm'
import { row, transaction, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { addFirstEvent } from '../events.ts'
import { drawnNumber, notDrawn } from '../settings/numbers.ts'
import type { DocumentType } from '../state-machine.ts'

/** Kinds that somebody writes in a form; counts and money begin otherwise. */
const written: readonly DocumentType[] = ['IN', 'OUT', 'TRANSFER']

/** Whether a document of a kind that was taken back can be written anew. */
export const isRedrafted = (type: string): boolean => written.includes(type as DocumentType)

/**
 * Writes a draft that says what a document said which was taken back: the other half of 反审核 (manufacturing 0, no. 3). It answers the same lines,
 * and goods that came in keep the numbers of their lots: their labels are on them. What a document says is copied whole, so that a column that comes
 * later is no exception. The caller holds the document.
 */
export const redraft = (db: Db, id: number, who: string): Promise<{ id: number; sn: string }> =>
  transaction(db, async (inner) => {
    const made = await row<{ id: number; type: DocumentType }>(
      inner,
      sql`insert into factory_documents select n.* from factory_documents d cross join lateral jsonb_populate_record(d, jsonb_build_object(
            'id', nextval(pg_get_serial_sequence('factory_documents', 'id')), 'sn', ${notDrawn()}::text, 'status', 0, 'version', 1,
            'printed', 0, 'change_no', 0, 'progress', 0, 'client_token', null, 'client_digest', '', 'redraft_of', d.id, 'reversal_of', null,
            'created_by', ${who}::text, 'created_at', now(), 'updated_by', ${who}::text, 'updated_at', now(),
            'approved_by', '', 'approved_at', null, 'audited_by', '', 'audited_at', null)) n
          where d.id = ${id} returning id, type`,
    )
    if (!made) throw new Refusal({ status: 400, code: 'RECORD_GONE' })
    await inner.execute(
      sql`insert into factory_documents_lines select n.* from factory_documents_lines l cross join lateral jsonb_populate_record(l, jsonb_build_object(
            'id', nextval(pg_get_serial_sequence('factory_documents_lines', 'id')), 'parent_id', ${made.id}::bigint,
            'lot_id', case when ${made.type}::text = 'IN' then null else l.lot_id end, 'taken', 0, 'closed_by', '', 'close_reason', '')) n
          where l.parent_id = ${id} order by l.position, l.id`,
    )
    const sn = await drawnNumber(inner, made.type)
    await inner.execute(sql`update factory_documents set sn = ${sn} where id = ${made.id}`)
    await addFirstEvent(inner, made.id, { what: 'add', who })
    return { id: made.id, sn }
  })
