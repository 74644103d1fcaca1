import { sql, type SQL } from 'drizzle-orm'
import type { Member } from '#src/api/departments.ts'
import type { List } from '#src/api/endpoint.ts'
import { row, rows, transaction, type Db } from '../../db.ts'
import { visible, type Asker } from '../../access/rank.ts'
import { accountThing, reviseAll } from '../../database/revisions.ts'
import type { User } from '../../sessions.ts'
import { pageOf } from '../../shop/paging.ts'
import { refuse, within } from './tree.ts'

/** Who moves people about, and is named for it. */
export type Editor = Asker & Pick<User, 'name'>

export interface MembersQuery {
  page?: number
  limit?: number
  /** '' everybody, '0' who belongs to none. */
  department?: string
  name?: string
}

const belongs = (department: number): SQL =>
  sql`exists (select 1 from department_members m where m.account_id = a.id and m.department_id in ${within(department)})`

/** Of the accounts `a`: oneself and those who may do no more; a super administrator sees everybody. */
const seen = (user: Asker): SQL =>
  user.level === 0 ? sql`not a.is_removed` : sql`not a.is_removed and (a.id = ${user.id} or ${visible(user, sql.raw('a'))})`

function narrowed(user: Asker, { department, name }: MembersQuery): SQL {
  const where = [seen(user)]
  const words = name?.trim().toLowerCase()
  if (words) where.push(sql`(position(${words} in lower(a.account)) > 0 or position(${words} in lower(a.real_name)) > 0)`)
  if (department === '0') where.push(sql`not exists (select 1 from department_members m where m.account_id = a.id)`)
  else if (department) where.push(belongs(Number(department)))
  return sql.join(where, sql` and `)
}

/** Staff of a department and of those below it whom the asking person may see, by name. */
export async function listMembers(db: Db, user: Asker, query: MembersQuery): Promise<List<Member>> {
  const where = narrowed(user, query)
  const department = Number(query.department || 0)
  const list = await rows<Member>(
    db,
    sql`select a.id, a.account, a.real_name, case when a.is_disabled then 0 else 1 end as status, ${department}::int as within,
        exists (select 1 from departments d where d.leader_id = a.id and d.id in ${within(department)})::int as is_leader,
        coalesce((select string_agg(d.name, ',' order by d.sort, d.id) from department_members m join departments d on d.id = m.department_id
          where m.account_id = a.id), '') as departments,
        coalesce((select string_agg(r.name, ',' order by r.id) from account_roles h join roles r on r.id = h.role_id where h.account_id = a.id), '') as roles
      from accounts a where ${where} order by is_leader desc, a.real_name, a.id ${pageOf(query, 15)}`,
  )
  const found = await row<{ count: number }>(db, sql`select count(*)::int as count from accounts a where ${where}`)
  return { list, count: found?.count ?? 0 }
}

/** Puts people into a department and takes them out of another one, with what is below it. */
export const assignMembers = (db: Db, user: Editor, accounts: number[], department: number, from: number): Promise<void> =>
  transaction(db, async (inner) => {
    if (!(await row(inner, sql`select 1 as is from departments where id = ${department} for share`)))
      throw refuse('DEPARTMENT_MISSING', 'department')
    const ids = sql`${sql.param(accounts)}::bigint[]`
    const found = await rows(inner, sql`select id from accounts a where id = any(${ids}) and ${seen(user)}`)
    if (!found.length || found.length !== new Set(accounts).size) throw refuse('DEPARTMENT_NOBODY', 'accounts')
    await reviseAll(inner, user, accounts.map(accountThing))
    if (from)
      await inner.execute(
        sql`delete from department_members where account_id = any(${ids}) and department_id in ${within(from)} and department_id <> ${department}`,
      )
    await inner.execute(
      sql`insert into department_members (department_id, account_id) select ${department}, unnest(${ids}) on conflict do nothing`,
    )
  })

/** Takes somebody out of a department and those below it. */
export async function removeMember(db: Db, user: Editor, department: number, account: number): Promise<void> {
  await reviseAll(db, user, [accountThing(account)])
  const deleted = await row(
    db,
    sql`delete from department_members where account_id = ${account} and department_id in ${within(department)}
        and exists (select 1 from accounts a where a.id = account_id and ${seen(user)}) returning account_id`,
  )
  if (!deleted) throw refuse('DEPARTMENT_NOBODY')
}

/** People whom a person can name in a form, and who is named already. */
export const peopleToChoose = (db: Db, user: Asker, named = 0): Promise<{ value: number; label: string }[]> =>
  rows(
    db,
    sql`select id as value, case when real_name = '' or real_name = account then account else real_name || ' (' || account || ')' end as label
      from accounts a where (${seen(user)}) or a.id = ${named} order by real_name, id`,
  )
