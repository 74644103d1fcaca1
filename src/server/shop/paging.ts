import { sql, type SQL } from 'drizzle-orm'
import type { Schema } from '../schemas.ts'

/** Query fields of a list, to be spread into its schema. */
export const pagingSchema: Record<string, Schema> = {
  page: { type: 'integer', minimum: 0, maximum: 1_000_000 },
  limit: { type: 'integer', minimum: 0, maximum: 1_000 },
}

// the shop answers 100 at most; an export asks for more at once
const cap = 1_000

interface Paging {
  page?: number | undefined
  limit?: number | undefined
}

/** How many come before a page. */
export const skippedBy = ({ page, limit }: Paging, usual = 15): number => (page ? (page - 1) * Math.min(limit || usual, cap) : 0)

/** `limit … offset …` of a list call. Page 0 or none means everything (conventions 3). */
export function pageOf({ page, limit }: Paging, usual = 15): SQL {
  if (!page) return sql`limit ${Math.min(limit || cap, cap)}`
  return sql`limit ${Math.min(limit || usual, cap)} offset ${skippedBy({ page, limit }, usual)}`
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
