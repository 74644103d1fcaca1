import { sql, type SQL } from 'drizzle-orm'
import { row, rows, type Db } from '../../db.ts'

/** Tables that name a SKU, and by which column. */
const namingSkus: readonly (readonly [string, string])[] = [
  ['factory_documents_lines', 'sku_id'],
  ['stock_moves', 'sku_id'],
  ['lots', 'sku_id'],
  ['price_rules', 'sku_id'],
]

const union = (parts: readonly SQL[]) => sql.join([...parts], sql` union all `)

/** How often SKUs are named, by table; what names none of them is left out. */
export async function usesOfSkus(db: Db, skus: readonly number[]): Promise<Record<string, number>> {
  const ids = sql.param([...skus])
  const parts = namingSkus.map(
    ([table, column]) =>
      sql`select ${table} as name, count(*)::int as count from ${sql.identifier(table)} where ${sql.identifier(column)} = any(${ids}::bigint[])`,
  )
  const found = await rows<{ name: string; count: number }>(db, union(parts))
  return Object.fromEntries(found.filter(({ count }) => count > 0).map(({ name, count }) => [name, count]))
}

/** Those of SKUs that were ever in stock. */
export async function movedSkus(db: Db, skus: readonly number[]): Promise<Set<number>> {
  const found = await rows<{ id: number }>(
    db,
    sql`select distinct sku_id as id from stock_moves where sku_id = any(${sql.param([...skus])}::bigint[])`,
  )
  return new Set(found.map(({ id }) => id))
}

/** Whether a document names any of these SKUs. */
export const areOnPaper = async (db: Db, skus: readonly number[]): Promise<boolean> =>
  (await row(db, sql`select 1 as one from factory_documents_lines where sku_id = any(${sql.param([...skus])}::bigint[]) limit 1`)) !==
  undefined
