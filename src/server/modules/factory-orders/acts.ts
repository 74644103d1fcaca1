import type { PaperOutcome, PaperType } from '#src/api/factory-orders.ts'
import { isMadeElsewhere } from '#src/api/goods-receipts.ts'
import { sql } from 'drizzle-orm'
import { row, transaction, type Db } from '../../db.ts'
import { sentence } from '../../messages.ts'
import { nextApprover } from '../../factory/settings/approvals.ts'
import { holdPostings } from '../../factory/post.ts'
import { holdPapers } from '../../factory/sources.ts'
import { isRedrafted, redraft } from '../../factory/acts/redraft.ts'
import { Refusal } from '../../refusal.ts'
import type { Table } from '../../tables/table.ts'
import type { Writer } from '../../tables/write.ts'
import { mayAdd, paperFor, seenPapers } from './papers.ts'
import { actWithKey } from './write.ts'

interface Acting {
  type: PaperType
  ids: readonly (string | number)[]
  action: string
  note?: string | undefined
  version?: number | undefined
  isAtomic?: boolean
  /** What is taken back is not written anew as a draft. */
  isPlain?: boolean
  isNegativeRefused?: boolean
  /** Of what takes another paper back. */
  day?: string
}

/** Acts that change ledgers. */
const postings = new Set(['audit', 'reverse'])

/** What acts that are no posting write. */
const nothing = { post_seq: 0, moves: 0, ledger: 0 }

/** What took a paper back, and the draft that says it anew where the person may write one. */
async function takenBack(db: Db, table: Table, id: number, { user }: Writer, isPlain: boolean) {
  const found = await row<{ type: string; sub_type: string; reversal_id: number }>(
    db,
    sql`select d.type, d.sub_type, m.id::int as reversal_id from factory_documents d join factory_documents m on m.reversal_of = d.id where d.id = ${id}`,
  )
  const { type, sub_type: kind, reversal_id } = found!
  const isWritten = !isPlain && isRedrafted(type) && !(type === 'IN' && isMadeElsewhere(kind)) && mayAdd(user, table)
  const draft = isWritten ? await redraft(db, id, user.name) : undefined
  return { id, reversal_id, redraft_id: draft ? Number(draft.id) : null }
}

/** The number of a paper that somebody may see; empty for another one's. */
async function numberOf(db: Db, table: Table, id: number, { user }: Writer): Promise<string> {
  const seen = seenPapers(table, user)
  const found = await row<{ sn: string }>(
    db,
    sql`select d.sn from factory_documents d where d.id = ${id} ${seen ? sql`and ${seen}` : sql``}`,
  )
  return found?.sn ?? ''
}

/**
 * Does one act with several papers, each whole or not at all, in the order of their ids, so that all of them together are judged; `isAtomic`:
 * all of them or none (manufacturing 3.2, approve and audit).
 */
export async function actOnPapers(db: Db, acting: Acting, writer: Writer): Promise<PaperOutcome> {
  const { type, ids, action, note, version, isAtomic, isPlain = false, isNegativeRefused = false, day } = acting
  if (day && action !== 'reverse') throw new Refusal({ status: 400, code: 'DAY_OF_REVERSAL', errors: { biz_date: 'DAY_OF_REVERSAL' } })
  const table = paperFor(type, writer.user)
  const ok: Record<string, unknown>[] = []
  const failed: { id: number; sn: string; code: string; msg: string }[] = []
  const pending: object[] = []
  const ordered = [...new Set(ids.map(Number))].sort((one, other) => one - other)
  // all at once and in one order, whatever is done: who submits some and who audits the same would wait for each other
  if (ordered.length > 1 && postings.has(action)) await holdPostings(db, ordered, action === 'reverse' ? type : undefined)
  else if (ordered.length > 1) await holdPapers(db, ordered)
  for (const id of ordered)
    try {
      const act = { name: action, version, isNegativeRefused, ...(day && { day }), ...(note && { note }) }
      const { said, done } = await transaction(db, async (inner) => {
        const { said: told, written = nothing } = await actWithKey(inner, table, id, act, writer)
        return { said: told, done: action === 'reverse' ? await takenBack(inner, table, id, writer, isPlain) : { id, ...written } }
      })
      if (said === 'APPROVAL_WAITS') {
        pending.push({ id, next_level: (await nextApprover(db, id)) || sentence('SECOND_PERSON', writer.locale) })
        continue
      }
      ok.push(done)
    } catch (error) {
      if (!(error instanceof Refusal) || error.detail.status === 110000) throw error
      if (isAtomic) throw new Refusal({ ...error.detail, data: { ...(error.detail.data as object | undefined), id } })
      const { code = '', message, sentence: more = code, values, data } = error.detail
      failed.push({
        id,
        sn: await numberOf(db, table, id, writer),
        code,
        msg: message ?? sentence(more, writer.locale, values) ?? code,
        ...(data as object | undefined),
      })
    }
  return { ok, failed, pending }
}
