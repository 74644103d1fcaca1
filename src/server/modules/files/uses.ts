import { sql, type SQL } from 'drizzle-orm'
import type { FileUse, UsesOfFile } from '#src/api/file-library.ts'
import { rows, type Db } from '../../db.ts'

/** Uses of one file that are named. */
const mostNamed = 100

/** True for files that nothing uses; for SQL over `files`. */
export const isUnused: SQL = sql`not exists (select from file_uses u where u.place = files.place)`

interface Found extends FileUse {
  att_id: number
  count: number
}

/**
 * Where files are used, newest first, each page, product… once however often it shows the file. Files that nothing uses
 * are left out. The triggers of migration 0016 keep what is read here.
 */
export async function usesOf(db: Db, ids: readonly number[]): Promise<UsesOfFile[]> {
  const found = await rows<Found>(
    db,
    sql`select att_id, kind, id, title, count from (
        select f.id as att_id, u.kind, u.id, max(u.title) as title, max(u.since) as since,
          count(*) over (partition by f.id)::int as count,
          row_number() over (partition by f.id order by max(u.since) desc, u.kind, u.id desc) as place
        from files f join file_uses u on u.place = f.place
        where f.id = any(${sql.param([...ids])}::bigint[]) group by f.id, u.kind, u.id) named
      where place <= ${mostNamed} order by att_id, place`,
  )
  const files = new Map<number, UsesOfFile>()
  for (const { att_id, count, kind, id, title } of found) {
    const file = files.get(att_id) ?? { att_id, uses: [], count }
    file.uses.push({ kind, id, title })
    files.set(att_id, file)
  }
  return [...files.values()]
}
