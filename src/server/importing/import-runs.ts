import { sql } from 'drizzle-orm'
import { row, type Db } from '../db.ts'
import { Refusal } from '../refusal.ts'
import type { User } from '../sessions.ts'

interface Run {
  id: number
  /** It was written before, under the same key. */
  isDone: boolean
}

/** Begins an import, or finds the one that was written under the same key; who sends it twice at once waits here. Refused with IMPORT_KEY. */
export async function begin(db: Db, user: User, { name, key, digest }: { name: string; key: string; digest: string }): Promise<Run> {
  await db.execute(sql`delete from import_runs where made_at < now() - interval '30 days'`)
  const made = await row<{ id: number }>(
    db,
    sql`insert into import_runs (name, admin_id, run_key, digest) values (${name}, ${user.id}, ${key || null}, ${digest})
      on conflict (name, admin_id, run_key) do nothing returning id`,
  )
  if (made) return { id: made.id, isDone: false }
  const before = await row<{ id: number; digest: string }>(
    db,
    sql`select id, digest from import_runs where name = ${name} and admin_id = ${user.id} and run_key = ${key}`,
  )
  if (before?.digest !== digest) throw new Refusal({ status: 409, code: 'IMPORT_KEY' })
  return { id: before.id, isDone: true }
}

/** Keeps what an import added. */
export async function finish(db: Db, id: number, ids: readonly number[]): Promise<void> {
  await db.execute(sql`update import_runs set ids = ${sql.param([...ids])}::bigint[] where id = ${id}`)
}

/** Ids of what an import of the same person added; from now on it is taken back. Refused with IMPORT_GONE. */
export async function takeBack(db: Db, user: User, name: string, id: number): Promise<number[]> {
  const found = await row<{ ids: number[] }>(
    db,
    sql`update import_runs set undone_at = now() where id = ${id} and name = ${name} and admin_id = ${user.id} and undone_at is null
      returning (select coalesce(json_agg(one), '[]') from unnest(ids) one) as ids`,
  )
  if (!found) throw new Refusal({ status: 400, code: 'IMPORT_GONE' })
  return found.ids
}
