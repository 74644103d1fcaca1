import { sql } from 'drizzle-orm'
import { row, type Db } from '../../db.ts'

/** More different values than this are not looked through one by one. */
const most = 1_000

/**
 * The different paths or addresses of the log that hold a part of a word, found by leaps over an index: a million lines have a few
 * hundred. Undefined when there are too many of them.
 */
export async function valuesWith(db: Db, column: 'path' | 'address', part: string): Promise<string[] | undefined> {
  const name = sql.identifier(column)
  const found = await row<{ total: number; matching: string[] }>(
    db,
    sql`with recursive leaps (value, turn) as (
        (select ${name}, 1 from audit_calls order by ${name} limit 1)
        union all
        select (select c.${name} from audit_calls c where c.${name} > l.value order by c.${name} limit 1), l.turn + 1
          from leaps l where l.value is not null and l.turn <= ${most}
      )
      select count(*)::int as total,
        coalesce(array_agg(value) filter (where position(${part.toLowerCase()} in lower(value)) > 0), '{}') as matching
      from leaps where value is not null`,
  )
  return found && found.total <= most ? found.matching : undefined
}
