import { sql, type SQL } from 'drizzle-orm'
import type { User } from '../sessions.ts'

/** Whose rows are asked for. */
export type Scoped = Pick<User, 'id' | 'level' | 'dataScope'>

/** Departments that somebody belongs to or leads, and those below them where they count. */
function departmentsOf({ id, dataScope }: Scoped): SQL {
  const own = sql`select department_id as id from department_members where account_id = ${id}
    union select d.id from departments d where d.leader_id = ${id}`
  if (dataScope === 'department') return own
  return sql`with recursive mine as (${own}), below as (select id from mine union select d.id from departments d join below on d.pid = below.id)
    select id from below`
}

/** Whether an account is one whose records somebody may see; undefined where everybody is. */
export function isWithin(account: SQL, user: Scoped): SQL | undefined {
  if (user.level === 0 || user.dataScope === 'all') return undefined
  if (user.dataScope === 'own') return sql`${account} = ${user.id}`
  return sql`(${account} = ${user.id} or ${account} in
    (select m.account_id from department_members m where m.department_id in (${departmentsOf(user)})))`
}
