import { sql, type SQL } from 'drizzle-orm'
import { row, type Db } from '../db.ts'
import { Refusal } from '../refusal.ts'
import type { User } from '../sessions.ts'
import { shopTime } from '../shop/time.ts'

/** What is changed: `role 3`, `member centre`. */
export type Thing = string

/** An account of staff: its own page, the list of staff and the departments change it. */
export const accountThing = (id: number): Thing => `account ${id}`

/**
 * The version of a thing, 1 before its first change. To be read before the thing itself: what is written in between makes the version
 * look old, never new.
 */
export async function versionOf(db: Db, thing: Thing): Promise<number> {
  const found = await row<{ version: number }>(db, sql`select version from revisions where thing = ${thing}`)
  return found?.version ?? 1
}

/** The version of each row of a list, as a column: its things are called by `kind` and its id. */
export const versionOfRow = (kind: string, id: SQL): SQL =>
  sql`coalesce((select r.version from revisions r where r.thing = ${kind}::text || ' ' || ${id}), 1)`

/** The version that somebody has read, and the thing as it is now, named as they sent it. */
export interface ReadBefore {
  version: number | undefined
  now(): Promise<object>
}

/**
 * Notes a change, as the first act of the transaction that writes it. Refused with 409 CHANGED and the thing as it is in `data.row` for
 * a version that is not the newest; who names none, as the shop's own screens do, is not refused.
 */
export async function revise(db: Db, user: Pick<User, 'name'>, thing: Thing, read?: ReadBefore): Promise<void> {
  await db.execute(sql`insert into revisions (thing) values (${thing}) on conflict do nothing`)
  const found = await row<{ version: number; who: string; at: string }>(
    db,
    sql`select version, updated_by as who, ${shopTime('updated_at')} as at from revisions where thing = ${thing} for update`,
  )
  const { version, who, at } = found!
  if (read?.version !== undefined && read.version !== version)
    throw new Refusal({ status: 409, code: 'CHANGED', values: { who: who || '—', at }, data: { row: await read.now() } })
  await db.execute(sql`update revisions set version = version + 1, updated_by = ${user.name}, updated_at = now() where thing = ${thing}`)
}

/** Notes a change of several things that nobody names a version of; in one order, so that two who do so never wait for each other. */
export async function reviseAll(db: Db, user: Pick<User, 'name'>, things: readonly Thing[]): Promise<void> {
  await db.execute(
    sql`insert into revisions (thing, version, updated_by) select distinct thing, 2, ${user.name}::text
        from unnest(${sql.param([...things])}::text[]) as thing order by thing
      on conflict (thing) do update set version = revisions.version + 1, updated_by = excluded.updated_by, updated_at = now()`,
  )
}
