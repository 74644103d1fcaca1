import { sql } from 'drizzle-orm'
import type { Department, DepartmentBody } from '#src/api/departments.ts'
import type { List } from '#src/api/endpoint.ts'
import { codeOf, row, transaction, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import type { User } from '../../sessions.ts'
import { shopTime } from '../../shop/time.ts'
import { checkParent, lockTree, putAmong, readTree, refuse } from './tree.ts'

/** The whole tree. */
export async function list(db: Db): Promise<List<Department>> {
  const found = await readTree(db)
  return { list: found, count: found.length }
}

/** One department. Refused with DEPARTMENT_MISSING. */
export async function read(db: Db, id: number): Promise<Department> {
  const found = (await readTree(db)).find((one) => one.id === id)
  if (!found) throw refuse('DEPARTMENT_MISSING')
  return found
}

async function unlessTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (codeOf(error) === '23505') throw refuse('DEPARTMENT_TAKEN', 'name')
    if (codeOf(error) === '23503') throw refuse('DEPARTMENT_MISSING')
    throw error
  }
}

interface Checked {
  name: string
  pid: number
  leader: number | null
  phone: string
}

async function checked(db: Db, body: DepartmentBody, id?: number): Promise<Checked> {
  const name = body.name.trim()
  if (!name) throw refuse('DEPARTMENT_NAME', 'name')
  await checkParent(db, Number(body.pid), id)
  return { name, pid: Number(body.pid), leader: Number(body.leader_id) || null, phone: body.phone.trim() }
}

/** Adds a department as the last of its siblings. Refused with DEPARTMENT_NAME, DEPARTMENT_TAKEN, DEPARTMENT_MISSING. */
export const add = (db: Db, user: User, body: DepartmentBody): Promise<void> =>
  transaction(db, async (inner) => {
    await lockTree(inner)
    const { name, pid, leader, phone } = await checked(inner, body)
    const made = await unlessTaken(
      row<{ id: number }>(
        inner,
        sql`insert into departments (pid, name, leader_id, phone, updated_by)
          values (${pid || null}, ${name}, ${leader}, ${phone}, ${user.name}) returning id`,
      ),
    )
    await putAmong(inner, made!.id, pid, 0)
  })

/** Changes a department. Refused with 409 DEPARTMENT_CHANGED and the row for an older version, DEPARTMENT_LOOP below itself. */
export const edit = (db: Db, user: User, id: number, body: DepartmentBody): Promise<void> =>
  transaction(db, async (inner) => {
    await lockTree(inner)
    const before = await stored(inner, id)
    if (before.version !== body.version) throw await changed(inner, id, before)
    const { name, pid, leader, phone } = await checked(inner, body, id)
    await unlessTaken(
      inner.execute(
        sql`update departments set pid = ${pid || null}, name = ${name}, leader_id = ${leader}, phone = ${phone},
            version = version + 1, updated_by = ${user.name}, updated_at = now() where id = ${id}`,
      ),
    )
    if (before.pid !== pid) await putAmong(inner, id, pid, 0)
  })

async function changed(db: Db, id: number, { updated_by: by, updated_at: at }: Pick<Department, 'updated_by' | 'updated_at'>) {
  return new Refusal({ status: 409, code: 'DEPARTMENT_CHANGED', values: { who: by || '—', at }, data: { row: await read(db, id) } })
}

async function stored(db: Db, id: number): Promise<Pick<Department, 'version' | 'updated_by' | 'updated_at'> & { pid: number }> {
  const found = await row<{ version: number; updated_by: string; updated_at: string; pid: number }>(
    db,
    sql`select version, updated_by, ${shopTime('updated_at')} as updated_at, coalesce(pid, 0) as pid from departments where id = ${id}`,
  )
  if (!found) throw refuse('DEPARTMENT_MISSING')
  return found
}

/** Puts a department somewhere else in the tree, with all that is below it. Below another one it has another version: forms name it. */
export const move = (db: Db, user: User, id: number, pid: number, before: number): Promise<void> =>
  transaction(db, async (inner) => {
    await lockTree(inner)
    await stored(inner, id)
    await checkParent(inner, pid, id)
    await unlessTaken(
      inner.execute(sql`update departments set pid = ${pid || null}, version = version + 1, updated_by = ${user.name}, updated_at = now()
          where id = ${id} and coalesce(pid, 0) <> ${pid}`),
    )
    await putAmong(inner, id, pid, before)
  })

/** Removes a department that nothing and nobody belongs to. Refused with DEPARTMENT_IN_USE, which says how many do. */
export const remove = (db: Db, id: number): Promise<void> =>
  transaction(db, async (inner) => {
    await lockTree(inner)
    const found = await row<{ name: string; children: number; members: number }>(
      inner,
      sql`select name, (select count(*)::int from departments c where c.pid = d.id) as children,
          (select count(*)::int from department_members m join accounts a on a.id = m.account_id and not a.is_removed where m.department_id = d.id) as members
        from departments d where id = ${id}`,
    )
    if (!found) throw refuse('DEPARTMENT_MISSING')
    if (found.children || found.members) throw new Refusal({ status: 400, code: 'DEPARTMENT_IN_USE', values: { ...found } })
    // accounts that were removed belong to nothing any more
    await inner.execute(sql`delete from department_members where department_id = ${id}`)
    await inner.execute(sql`delete from departments where id = ${id}`)
  })
