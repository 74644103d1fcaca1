import { sql } from 'drizzle-orm'
import { rows, type Db } from '../db.ts'
import type { Importer } from './importer.ts'

/** The key that a row of a file has. */
export interface KeyedRow {
  row: number
  key: readonly string[]
}

export interface SameRows {
  /** Ids of stored rows of the same key, by the row of the file. */
  stored: Map<number, number[]>
  /** Rows whose key stands further up in the file. */
  twice: Set<number>
}

/** Finds stored rows by the key; where `isLocked`, nobody else changes them until the transaction ends. */
export async function sameRows(
  db: Db,
  { table, key }: Pick<Importer<never, never>, 'table' | 'key'>,
  given: readonly KeyedRow[],
  isLocked: boolean,
): Promise<SameRows> {
  const file = sql`jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as f("row" int, key jsonb)`
  const keys = key.map((_, at) => sql`lower(f.key->>${sql.raw(String(at))})`)
  const same = key.map((column, at) => sql`lower(t.${sql.identifier(column)}::text) = ${keys[at]}`)
  const found = await rows<{ row: number; id: number }>(
    db,
    sql`select f."row", t.id from ${file} join ${sql.identifier(table)} t on ${sql.join(same, sql` and `)}
      order by t.id ${isLocked ? sql`for update of t` : sql``}`,
  )
  const again = await rows<{ row: number }>(
    db,
    sql`select "row" from (select f."row", row_number() over (partition by ${sql.join(keys, sql`, `)} order by f."row") as nth from ${file}) one
      where nth > 1`,
  )
  const stored = new Map<number, number[]>()
  for (const { row, id } of found) stored.set(row, [...(stored.get(row) ?? []), id])
  return { stored, twice: new Set(again.map(({ row }) => row)) }
}
