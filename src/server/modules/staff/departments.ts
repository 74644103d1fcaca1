import { sql } from 'drizzle-orm'
import { rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import type { User } from '../../sessions.ts'

/** Who belongs where is the business of those who keep the organisation. */
export const mayAssignDepartments = ({ level, permissions }: Pick<User, 'level' | 'permissions'>): boolean =>
  level === 0 || permissions.has('setting-systemStructure')

/** Departments to choose from, in the order of the tree, each with those above it. */
export const departmentsToChoose = (db: Db): Promise<{ value: number; label: string }[]> =>
  rows(
    db,
    sql`with recursive tree as (
        select id, name as label, array[row (sort, id)] as place from departments where pid is null
        union all select d.id, t.label || ' / ' || d.name, t.place || row (d.sort, d.id) from departments d join tree t on d.pid = t.id
      ) select id as value, label from tree order by place`,
  )

/** Ids of the departments that somebody belongs to. */
export async function departmentsOf(db: Db, account: number): Promise<number[]> {
  const held = await rows<{ id: number }>(
    db,
    sql`select department_id as id from department_members where account_id = ${account} order by department_id`,
  )
  return held.map(({ id }) => id)
}

/** Somebody belongs to these departments and to no others. Refused with staff_department_missing where there is none of an id. */
export async function putInto(db: Db, account: number, departments: readonly number[]): Promise<void> {
  const ids = sql`${sql.param([...departments])}::bigint[]`
  await db.execute(sql`delete from department_members where account_id = ${account} and not department_id = any(${ids})`)
  const found = await rows(db, sql`select id from departments where id = any(${ids}) for share`)
  if (found.length !== new Set(departments).size) throw new Refusal({ status: 400, code: 'staff_department_missing' })
  await db.execute(sql`insert into department_members (department_id, account_id) select unnest(${ids}), ${account} on conflict do nothing`)
}
