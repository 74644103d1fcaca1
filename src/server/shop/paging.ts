import { sql, type SQL } from 'drizzle-orm'
import type { Schema } from '../schemas.ts'

/** Query fields of a list, to be spread into its schema. */
export const pagingSchema: Record<string, Schema> = {
  page: { type: 'integer', minimum: 0, maximum: 1_000_000 },
  limit: { type: 'integer', minimum: 0, maximum: 1_000 },
}

// the shop answers 100 at most; an export asks for more at once
const cap = 1_000

/** `limit … offset …` of a list call. Page 0 or none means everything (conventions 3). */
export function pageOf({ page, limit }: { page?: number | undefined; limit?: number | undefined }, usual = 15): SQL {
  if (!page) return sql`limit ${Math.min(limit || cap, cap)}`
  const size = Math.min(limit || usual, cap)
  return sql`limit ${size} offset ${(page - 1) * size}`
}

/** The same of rows that are known already. */
export function pageIn<Row>(
  all: readonly Row[],
  { page, limit }: { page?: number | undefined; limit?: number | undefined },
  usual = 15,
): Row[] {
  if (!page) return all.slice(0, limit || cap)
  const size = Math.min(limit || usual, cap)
  return all.slice((page - 1) * size, page * size)
}
