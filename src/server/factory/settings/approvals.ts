import { sql, type SQL } from 'drizzle-orm'
import { row, rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { addEvent } from '../events.ts'

/** A document that is held. */
interface Held {
  id: number
  type: string
}

/** What is written while a second person is waited for. */
const firstApproval = 'first-approve'

/** Whether a rule wants somebody to approve a document again that was changed (manufacturing 2.8, re-approve if over threshold). */
export const wantsApproval = (db: Db, document: Held): Promise<boolean> => wantsTwo(db, document)

/** Whether a rule wants two people: what it comes to, or a price that is so much above the last one paid. */
async function wantsTwo(db: Db, { id, type }: Held): Promise<boolean> {
  const found = await row(
    db,
    sql`select 1 as one from approval_rules r join factory_documents d on d.id = ${id}
        where r.status = 1 and r.type = ${type} and (
          r.kind = 'amount' and d.gross >= r.limit_at
          or r.kind = 'rise' and exists (
            select 1 from factory_documents_lines l join lateral (
              select b.price from agreed_prices b
              where b.sku_id = l.sku_id and b.type = d.type and b.document_id <> d.id and b.price > 0 and b.price_unit = l.price_unit
              order by b.biz_date desc, b.document_id desc limit 1) was on true
            where l.parent_id = d.id and l.price > was.price * (1 + r.limit_at / 100)))
        limit 1`,
  )
  return found !== undefined
}

/**
 * Whether an approval waits for a second person (manufacturing 2.8): the first is written down then, and the document stays submitted. The caller
 * holds it. @throws Refusal 422 `APPROVED_BEFORE` for the same person again
 */
export async function waitsForAnother(db: Db, document: Held, who: string, note = ''): Promise<boolean> {
  if (!(await wantsTwo(db, document))) return false
  const before = await rows<{ who: string }>(
    db,
    sql`select who from document_events where document_id = ${document.id} and what = ${firstApproval}
        and id > coalesce((select max(id) from document_events where document_id = ${document.id} and what in ('submit', 'change')), 0)`,
  )
  if (before.some((one) => one.who === who)) throw new Refusal({ status: 422, code: 'APPROVED_BEFORE' })
  if (before.length > 0) return false
  await db.execute(
    sql`update factory_documents set version = version + 1, updated_by = ${who}, updated_at = now() where id = ${document.id}`,
  )
  await addEvent(db, document.id, { what: firstApproval, who, ...(note && { note }) })
  return true
}

/** Who wrote a document, where somebody else has to approve or audit it; null where anybody may. */
export const authorOf = (document: SQL): SQL =>
  sql`(select e.who from settings s, document_events e where s.name = 'factory' and (s.value ->> 'second_person')::boolean
    and e.document_id = ${document} and e.what = 'add' order by e.id limit 1)`

/** Refused with 422 `SAME_PERSON` where somebody else than who wrote it has to approve or audit. */
export function refuseOwn({ author }: { author: string | null }, who: string): void {
  if (author === who) throw new Refusal({ status: 422, code: 'SAME_PERSON' })
}
