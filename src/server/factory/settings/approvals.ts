import { sql, type SQL } from 'drizzle-orm'
import { row, rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { shopTime } from '../../shop/time.ts'
import { addEvent } from '../events.ts'

/** Who acts, and why. */
interface Acting {
  who: string
  by?: { id: number; level: number } | undefined
  note?: string | undefined
}

/** What is written while others are waited for. */
const levelApproved = 'first-approve'

/** A level that a document is approved at; without roles by anybody who may. */
export interface ApprovalStep {
  level: number
  roles: readonly number[]
  who: string
  rules: string
}

const stepsOf = (db: Db, document: number) =>
  rows<ApprovalStep>(db, sql`select level, roles::int[] as roles, who, rules from approval_steps(${document}) order by level`)
const givenOf = (db: Db, document: number) =>
  rows<{ who: string; at: string }>(db, sql`select who, ${shopTime('added_at')} as at from approvals_given(${document})`)

/** Whether a rule wants somebody to approve a document again that was changed (manufacturing 2.8, re-approve if over threshold). */
export async function wantsApproval(db: Db, { id }: { id: number; type?: string }): Promise<boolean> {
  const steps = await stepsOf(db, id)
  return steps.length > 1 || steps[0]!.roles.length > 0
}

/** Approval of a document level by level: who may, which rules want it, and who has. */
export async function approvalOf(db: Db, document: number): Promise<(Omit<ApprovalStep, 'roles'> & { by: string; at: string })[]> {
  const given = await givenOf(db, document)
  return (await stepsOf(db, document)).map(({ level, who, rules }, at) => ({
    ...{ level, who, rules },
    by: given[at]?.who ?? '',
    at: given[at]?.at ?? '',
  }))
}

/** Who a submitted document waits for next, by the names of roles; '' for anybody. */
export async function nextApprover(db: Db, document: number): Promise<string> {
  const [steps, given] = [await stepsOf(db, document), await givenOf(db, document)]
  return steps[given.length]?.who ?? ''
}

/** How far the approval of a submitted document `t` is, and who is next; '' where one person does. */
export const approvalWaits = sql`case when t.status = 1 then approval_waits(t.id) else '' end`

/** @throws Refusal 422 `APPROVAL_OTHER` where a level wants people of roles that somebody has not */
async function refuseOther(db: Db, { roles, who }: ApprovalStep, by: Acting['by']): Promise<void> {
  if (!by || by.level === 0 || roles.length === 0) return
  const holds = await row(
    db,
    sql`select 1 as one from account_roles where account_id = ${by.id} and role_id = any(${sql.param([...roles])}::bigint[]) limit 1`,
  )
  if (!holds) throw new Refusal({ status: 422, code: 'APPROVAL_OTHER', values: { who } })
}

/**
 * Whether an approval waits for others (manufacturing 2.8): this one is written down then, and the document stays submitted. Levels come one after
 * the other, each by another person. The caller holds the document.
 * @throws Refusal 422 `APPROVED_BEFORE` for the same person again, `APPROVAL_OTHER` for who may not approve at this level
 */
export async function waitsForAnother(db: Db, { id }: { id: number }, { who, by, note = '' }: Acting): Promise<boolean> {
  const steps = await stepsOf(db, id)
  if (steps.length === 1 && steps[0]!.roles.length === 0) return false
  const given = await givenOf(db, id)
  if (given.some((one) => one.who === who)) throw new Refusal({ status: 422, code: 'APPROVED_BEFORE' })
  const step = steps[given.length]
  if (!step) return false
  await refuseOther(db, step, by)
  if (given.length === steps.length - 1) return false
  await db.execute(sql`update factory_documents set version = version + 1, updated_by = ${who}, updated_at = now() where id = ${id}`)
  await addEvent(db, id, { what: levelApproved, who, ...(note && { note }), diff: { level: step.level } })
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
