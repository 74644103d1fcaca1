import { sql } from 'drizzle-orm'
import { row, type Db } from '../db.ts'
import { Refusal } from '../refusal.ts'
import type { User } from '../sessions.ts'

/** Begins an import; answers what it is known by. */
export async function begin(db: Db, user: User, name: string): Promise<number> {
  await db.execute(sql`delete from import_runs where made_at < now() - interval '30 days'`)
  const made = await row<{ id: number }>(db, sql`insert into import_runs (name, admin_id) values (${name}, ${user.id}) returning id`)
  return made!.id
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
