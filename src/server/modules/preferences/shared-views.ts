import { sql, type SQL } from 'drizzle-orm'
import { sharedViewLimits, type SharedView } from '#src/api/preferences.ts'
import { row, rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import type { User } from '../../sessions.ts'

type Asking = Pick<User, 'id' | 'level'>

/** Whose it is, and administrators of everything. */
const isOwn = ({ id, level }: Asking): SQL => (level === 0 ? sql`true` : sql`coalesce(v.account_id = ${id}, false)`)

/** Views of a list that were shared, by name. */
export const sharedViews = (db: Db, list: string, asking: Asking): Promise<SharedView[]> =>
  rows(
    db,
    sql`select v.id::int as id, v.name, v.query, coalesce(nullif(a.real_name, ''), a.account, '') as owner, ${isOwn(asking)} as is_own
      from shared_views v left join accounts a on a.id = v.account_id where v.list = ${list} order by v.name, v.id`,
  )

const others = () => new Refusal({ status: 400, code: 'SHARED_VIEW_OTHERS' })

/** Shares a view, or replaces the one of its name. Throws a Refusal where that is somebody else's, or for too many. */
export async function shareView(
  db: Db,
  list: string,
  { name, query }: { name: string; query: string },
  asking: Asking,
): Promise<{ id: number }> {
  const plain = name.trim()
  const before = await row<{ id: number; is_own: boolean }>(
    db,
    sql`select v.id::int as id, ${isOwn(asking)} as is_own from shared_views v where v.list = ${list} and lower(v.name) = lower(${plain}) for update`,
  )
  if (before && !before.is_own) throw others()
  if (before) {
    await db.execute(sql`update shared_views set name = ${plain}, query = ${query}, saved_at = now() where id = ${before.id}`)
    return { id: before.id }
  }
  const held = await row<{ count: number }>(db, sql`select count(*)::int as count from shared_views where list = ${list}`)
  if (held!.count >= sharedViewLimits.count)
    throw new Refusal({ status: 400, code: 'SHARED_VIEW_MANY', values: { count: sharedViewLimits.count } })
  const added = await row<{ id: number }>(
    db,
    sql`insert into shared_views (list, name, query, account_id) values (${list}, ${plain}, ${query}, ${asking.id})
      on conflict do nothing returning id::int as id`,
  )
  // somebody else has shared one of this name in the same moment
  if (!added) throw others()
  return added
}

/** Takes it back. Throws a Refusal where it is somebody else's; what is gone already is gone. */
export async function removeSharedView(db: Db, id: number, asking: Asking): Promise<void> {
  const found = await row<{ is_own: boolean }>(db, sql`select ${isOwn(asking)} as is_own from shared_views v where v.id = ${id} for update`)
  if (found && !found.is_own) throw others()
  await db.execute(sql`delete from shared_views where id = ${id}`)
}
