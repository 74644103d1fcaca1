import { sql } from 'drizzle-orm'
import { row, type Db } from '../db.ts'
import { Refusal } from '../refusal.ts'
import type { User } from '../sessions.ts'
import type { StoredEntry } from './importer.ts'

/** What an import did: ids that it added, and what stood in the place of what it changed. */
export interface Done<Body> {
  ids: readonly number[]
  before: readonly StoredEntry<Body>[]
}

/** Begins an import, or goes on with one of the same person (IMPORT_GONE where there is none); answers what it is known by. */
export async function begin(db: Db, user: User, name: string, run?: number): Promise<number> {
  if (run !== undefined) {
    const found = await row<{ id: number }>(
      db,
      sql`select id from import_runs where id = ${run} and name = ${name} and admin_id = ${user.id} and undone_at is null for update`,
    )
    if (!found) throw new Refusal({ status: 400, code: 'IMPORT_GONE' })
    return found.id
  }
  await db.execute(sql`delete from import_runs where made_at < now() - interval '30 days'`)
  const made = await row<{ id: number }>(db, sql`insert into import_runs (name, admin_id) values (${name}, ${user.id}) returning id`)
  return made!.id
}

/** Keeps what a piece of an import did. */
export async function add<Body>(db: Db, id: number, { ids, before }: Done<Body>): Promise<void> {
  await db.execute(
    sql`update import_runs set ids = ids || ${sql.param([...ids])}::bigint[], before = before || ${JSON.stringify(before)}::jsonb where id = ${id}`,
  )
}

/** What an import of the same person did; from now on it is taken back. Refused with IMPORT_GONE. */
export async function takeBack<Body>(db: Db, user: User, name: string, id: number): Promise<Done<Body>> {
  const found = await row<Done<Body>>(
    db,
    sql`update import_runs set undone_at = now() where id = ${id} and name = ${name} and admin_id = ${user.id} and undone_at is null
      returning (select coalesce(json_agg(one), '[]') from unnest(ids) one) as ids, before`,
  )
  if (!found) throw new Refusal({ status: 400, code: 'IMPORT_GONE' })
  return found
}
