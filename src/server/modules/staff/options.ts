import { sql } from 'drizzle-orm'
import type { List } from '#src/api/endpoint.ts'
import type { OptionQuery, RecordOption } from '#src/api/resource.ts'
import { rows, type Db } from '../../db.ts'

/** People to point at: by words, those who may sign in; by ids, everybody who was ever chosen. */
export async function staffOptions(db: Db, { words = '', ids, page = 1, limit = 20 }: OptionQuery): Promise<List<RecordOption>> {
  const size = Math.min(limit, 200)
  const wanted = (ids ?? '').split(',').filter((id) => /^\d{1,15}$/.test(id))
  const holds = sql`position(lower(${words.trim()}) in lower(real_name || ' ' || account)) > 0`
  const where = ids === undefined ? sql`not is_disabled and ${holds}` : sql`id = any(${sql.param(wanted)}::bigint[])`
  const found = await rows<RecordOption>(
    db,
    sql`select id::text as id, coalesce(nullif(real_name, ''), account) as name, account as note from accounts where ${where}
      order by real_name, id limit ${size + 1} offset ${(page - 1) * size}`,
  )
  return { list: found.slice(0, size), count: (page - 1) * size + found.length }
}
