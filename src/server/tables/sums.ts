import { sql } from 'drizzle-orm'
import type { RecordQuery, WireRecord } from '#src/api/resource.ts'
import { wireOf } from '#src/kinds/kind.ts'
import type { Sought } from '../database/sought.ts'
import { row, type Db } from '../db.ts'
import type { User } from '../sessions.ts'
import { finding } from './select.ts'
import { maySee, type Table } from './table.ts'

/** Sums of fields over everything that a list's query finds, as decimal text by keys of the wire; of what this person may see. */
export async function sumsOf(
  db: Db,
  table: Table,
  names: readonly string[],
  query: RecordQuery,
  user: User,
  sought?: Sought,
): Promise<WireRecord> {
  const { fields } = table.resource
  const seen = names.filter((name) => maySee(fields[name]!, user)).map((name) => sql.identifier(wireOf(name, fields[name]!)))
  if (seen.length === 0) return {}
  const sums = seen.map((column) => sql`coalesce(trim_scale(sum(t.${column})), 0)::text as ${column}`)
  return (await row<WireRecord>(db, sql`select ${sql.join(sums, sql`, `)} ${finding(table, query, user, sought).where}`))!
}
