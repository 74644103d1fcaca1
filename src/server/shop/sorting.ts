import { sql, type SQL } from 'drizzle-orm'
import type { Schema } from '../schemas.ts'

/** For a list that can be ordered: the names it knows, and the direction. A plain shop's lists know neither. */
export const sortingSchema = (names: readonly string[]): Record<string, Schema> => ({
  sort: { type: 'string', enum: ['', ...names] },
  order: { type: 'string', enum: ['', 'asc', 'desc'] },
})

/** `order by` of a list; `last` makes the order whole where values are the same, and stands alone without a wish. */
export function orderBy(query: { sort?: string; order?: string }, ways: Readonly<Record<string, SQL>>, last: SQL): SQL {
  const way = query.sort ? ways[query.sort] : undefined
  if (!way) return sql`order by ${last}`
  return sql`order by ${way} ${sql.raw(query.order === 'desc' ? 'desc' : 'asc')} nulls last, ${last}`
}
