import { sql } from 'drizzle-orm'
import { rows, type Db } from '../../db.ts'
import { nextRoles } from '../settings/approvals.ts'
import { isCommitment, type DocumentType } from '../state-machine.ts'

interface Waiting {
  id: number
  type: DocumentType
  /** Of the act that is waited for. */
  key: string
}

/** Accounts of those whose turn it is to approve or audit a paper, without who asks; who may do everything is asked where nobody else may. */
export async function nextPeople(db: Db, { id, type, key }: Waiting, asker: number): Promise<number[]> {
  const roles = isCommitment(type) ? await nextRoles(db, id) : []
  const holds = sql`exists (select from account_roles h join roles r on r.id = h.role_id and not r.is_disabled
    join role_permissions p on p.role_id = r.id and p.permission = ${key} where h.account_id = a.id)`
  const among =
    roles.length === 0
      ? sql`true`
      : sql`exists (select from account_roles h join roles r on r.id = h.role_id and not r.is_disabled
          where h.account_id = a.id and r.id = any(${sql.param([...roles])}::bigint[]))`
  const found = await rows<{ id: number; level: number }>(
    db,
    sql`select a.id, a.level from accounts a where not a.is_disabled and not a.is_removed and a.id <> ${asker} and (a.level = 0 or ${holds} and ${among})`,
  )
  const others = found.filter(({ level }) => level > 0)
  return (others.length > 0 ? others : found).map((one) => one.id)
}
