import { sql, type SQL } from 'drizzle-orm'
import { actingAccount } from '../../database/actor.ts'
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

/** Who did something; without an account where the server did it, or before accounts were written down. */
export interface Person {
  account: number | null
  who: string
}

/** Whether somebody is who acts now. Names change, and two people may have one: they count only where an account is not known. */
function isSame({ account, who }: Person, name: string): boolean {
  const own = actingAccount()
  return account !== null && own !== null ? account === own : who === name
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
  rows<Person & { level: number; at: string }>(
    db,
    sql`select level, account_id as account, who, ${shopTime('added_at')} as at from approvals_given(${document})`,
  )
/** Levels that nobody has approved: what a document is worth, and with it the set of its levels, may change between two approvals. */
const openOf = (steps: readonly ApprovalStep[], given: readonly { level: number }[]) =>
  steps.filter(({ level }) => !given.some((one) => one.level === level))

/** Whether a rule wants somebody to approve a document again that was changed (manufacturing 2.8, re-approve if over threshold). */
export async function wantsApproval(db: Db, { id }: { id: number; type?: string }): Promise<boolean> {
  const steps = await stepsOf(db, id)
  return steps.length > 1 || steps[0]!.roles.length > 0
}

/** Approval of a document level by level: who may, which rules want it, and who has. */
export async function approvalOf(db: Db, document: number): Promise<(Omit<ApprovalStep, 'roles'> & { by: string; at: string })[]> {
  const given = await givenOf(db, document)
  return (await stepsOf(db, document)).map(({ level, who, rules }) => {
    const { who: by = '', at = '' } = given.find((one) => one.level === level) ?? {}
    return { level, who, rules, by, at }
  })
}

const nextStep = async (db: Db, document: number) => openOf(await stepsOf(db, document), await givenOf(db, document))[0]

/** Who a submitted document waits for next, by the names of roles; '' for anybody. */
export const nextApprover = async (db: Db, document: number): Promise<string> => (await nextStep(db, document))?.who ?? ''

/** The same by the ids of roles; none for anybody. */
export const nextRoles = async (db: Db, document: number): Promise<readonly number[]> => (await nextStep(db, document))?.roles ?? []

/** How far the approval of a submitted document `t` is, and who is next; '' where one person does. */
export const approvalWaits = sql`case when t.status = 1 then approval_waits(t.id) else '' end`

/** @throws Refusal 422 `APPROVAL_OTHER` where a level wants people of roles that somebody has not */
async function refuseOther(db: Db, { roles, who }: ApprovalStep, by: Acting['by']): Promise<void> {
  if (!by || by.level === 0 || roles.length === 0) return
  const holds = await row(
    db,
    sql`select 1 as one from account_roles a join roles r on r.id = a.role_id and not r.is_disabled
        where a.account_id = ${by.id} and r.id = any(${sql.param([...roles])}::bigint[]) limit 1`,
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
  if (given.some((one) => isSame(one, who))) throw new Refusal({ status: 422, code: 'APPROVED_BEFORE' })
  const [step, ...later] = openOf(steps, given)
  if (!step) return false
  await refuseOther(db, step, by)
  if (later.length === 0) return false
  await db.execute(sql`update factory_documents set version = version + 1, updated_by = ${who}, updated_at = now() where id = ${id}`)
  await addEvent(db, id, { what: levelApproved, who, ...(note && { note }), diff: { level: step.level } })
  return true
}

/** Who wrote a document, or changed it since it was approved, where somebody else has to approve or audit it; nobody where anybody may. */
const writersOf = (document: SQL): SQL =>
  sql`select e.account_id as account, e.who from settings s, document_events e
      where s.name = 'factory' and (s.value ->> 'second_person')::boolean and e.document_id = ${document} and e.what in ('add', 'edit', 'change')
        and e.id > coalesce((select max(a.id) from document_events a where a.document_id = e.document_id and a.what = 'approve'), 0)`

/** The same as a list of `Person`. */
export const authorsOf = (document: SQL): SQL =>
  sql`(select coalesce(json_agg(distinct to_jsonb(w)), '[]') from (${writersOf(document)}) w)`

/** Whether a document may be judged by somebody, as far as who wrote it may not. */
export const isNotOwn = (document: SQL, { id, name }: { id: number; name: string }): SQL =>
  sql`not exists (select from (${writersOf(document)}) w where is_same_person(w.account, w.who, ${id}, ${name}))`

/** Refused with 422 `SAME_PERSON` where somebody else than who wrote it has to approve or audit. */
export function refuseOwn({ authors }: { authors: readonly Person[] }, who: string): void {
  if (authors.some((one) => isSame(one, who))) throw new Refusal({ status: 422, code: 'SAME_PERSON' })
}
