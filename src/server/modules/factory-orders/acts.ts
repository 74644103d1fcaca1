import type { PaperOutcome, PaperType } from '#src/api/factory-orders.ts'
import { sql } from 'drizzle-orm'
import { row, transaction, type Db } from '../../db.ts'
import { sentence } from '../../messages.ts'
import { holdPostings } from '../../factory/post.ts'
import { Refusal } from '../../refusal.ts'
import type { Writer } from '../../tables/write.ts'
import { paperFor } from './papers.ts'
import { actWithKey } from './write.ts'

interface Acting {
  type: PaperType
  ids: readonly (string | number)[]
  action: string
  note?: string | undefined
  version?: number | undefined
  isAtomic?: boolean
}

/** Acts that change ledgers. */
const postings = new Set(['audit', 'reverse'])

/** What acts that are no posting write. */
const nothing = { post_seq: 0, moves: 0, ledger: 0 }

const mirrorOf = (db: Db, id: number) =>
  row<{ id: number; reversal_id: number }>(
    db,
    sql`select ${id}::int as id, id::int as reversal_id from factory_documents where reversal_of = ${id}`,
  )

/**
 * Does one act with several papers, each whole or not at all, in the order of their ids, so that all of them together are judged; `isAtomic`:
 * all of them or none (manufacturing 3.2, approve and audit).
 */
export async function actOnPapers(db: Db, { type, ids, action, note, version, isAtomic }: Acting, writer: Writer): Promise<PaperOutcome> {
  const table = paperFor(type, writer.user)
  const ok: Record<string, unknown>[] = []
  const failed: { id: number; code: string; msg: string }[] = []
  const pending: object[] = []
  const ordered = [...new Set(ids.map(Number))].sort((one, other) => one - other)
  if (ordered.length > 1 && postings.has(action)) await holdPostings(db, ordered)
  for (const id of ordered)
    try {
      const act = { name: action, version, ...(note && { note }) }
      const { said, written = nothing } = await transaction(db, (inner) => actWithKey(inner, table, id, act, writer))
      if (said === 'APPROVAL_WAITS') {
        pending.push({ id, next_level: sentence('SECOND_PERSON', writer.locale) })
        continue
      }
      ok.push((action === 'reverse' && (await mirrorOf(db, id))) || { id, ...written })
    } catch (error) {
      if (isAtomic || !(error instanceof Refusal) || error.detail.status === 110000) throw error
      const { code = '', message, values, data } = error.detail
      failed.push({ id, code, msg: message ?? sentence(code, writer.locale, values) ?? code, ...(data as object | undefined) })
    }
  return { ok, failed, pending }
}
