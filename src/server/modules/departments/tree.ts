import { sql, type SQL } from 'drizzle-orm'
import type { Department } from '#src/api/departments.ts'
import { row, rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { shopTime } from '../../shop/time.ts'

export const refuse = (code: string, field?: string) => new Refusal({ status: 400, code, ...(field && { errors: { [field]: code } }) })

/** Ids of a department and of all below it. */
export const within = (id: number): SQL => sql`(with recursive below as (
    select id from departments where id = ${id} union select d.id from departments d join below on d.pid = below.id
  ) select id from below)`

/** Departments with their people, in the order of the tree: parents before children, siblings by `sort`. */
export async function readTree(db: Db): Promise<Department[]> {
  const found = await rows<Omit<Department, 'id' | 'pid' | 'total'> & { id: number; pid: number }>(
    db,
    sql`select d.id, coalesce(d.pid, 0) as pid, d.name, coalesce(d.leader_id, 0) as leader_id, coalesce(nullif(l.real_name, ''), l.account, '') as leader,
        d.phone, d.version, d.updated_by, ${shopTime('d.updated_at')} as updated_at,
        (select count(*)::int from department_members m join accounts a on a.id = m.account_id and not a.is_removed where m.department_id = d.id) as members
      from departments d left join accounts l on l.id = d.leader_id and not l.is_removed order by d.sort, d.id`,
  )
  const totals = await totalsOf(db)
  const inOrder = (pid: number): Department[] =>
    found.filter((one) => one.pid === pid).flatMap((one) => [{ ...one, total: totals.get(one.id) ?? 0 }, ...inOrder(one.id)])
  return inOrder(0)
}

async function totalsOf(db: Db): Promise<Map<number, number>> {
  const totals = await rows<{ id: number; total: number }>(
    db,
    sql`with recursive above as (
        select id, id as top from departments union select d.id, a.top from departments d join above a on d.pid = a.id
      ) select a.top as id, count(distinct m.account_id)::int as total
        from above a join department_members m on m.department_id = a.id join accounts p on p.id = m.account_id and not p.is_removed group by a.top`,
  )
  return new Map(totals.map(({ id, total }) => [id, total]))
}

/** One at a time changes the tree: two moves must not make a ring. */
export const lockTree = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(hashtextextended('departments', 0))`)

/** Refused with DEPARTMENT_MISSING where there is no parent, DEPARTMENT_LOOP where it is the department itself or below it. */
export async function checkParent(db: Db, pid: number, id?: number): Promise<void> {
  if (!pid) return
  if (!(await row(db, sql`select 1 as is from departments where id = ${pid}`))) throw refuse('DEPARTMENT_MISSING', 'pid')
  if (id !== undefined && (await row(db, sql`select 1 as is from ${within(id)} b where b.id = ${pid}`)))
    throw refuse('DEPARTMENT_LOOP', 'pid')
}

/** Puts a department before a sibling, or last, and counts the siblings anew. */
export async function putAmong(db: Db, id: number, pid: number, before: number): Promise<void> {
  const siblings = await rows<{ id: number }>(
    db,
    sql`select id from departments where coalesce(pid, 0) = ${pid} and id <> ${id} order by sort, id`,
  )
  const ids = siblings.map((one) => one.id)
  const at = before ? ids.indexOf(before) : -1
  ids.splice(at < 0 ? ids.length : at, 0, id)
  await db.execute(
    sql`update departments d set sort = o.at from unnest(${sql.param(ids)}::bigint[]) with ordinality as o (id, at) where d.id = o.id and d.sort <> o.at`,
  )
}
