import type { List } from '#src/api/endpoint.ts'
import type { RecordQuery, WireRecord } from '#src/api/resource.ts'
import { wireOf } from '#src/kinds/kind.ts'
import type { Db } from '../../db.ts'
import type { User } from '../../sessions.ts'
import { listRows } from '../select.ts'
import type { Table } from '../table.ts'

const everything = { page: 0, limit: 0 }

/**
 * Records below one another, without pages: what is found with everything above it. A filter by the record above finds that one and what
 * is below it. `count` counts every record that is shown.
 */
export async function listTree(db: Db, table: Table, query: RecordQuery, user: User): Promise<List<WireRecord>> {
  const parent = wireOf(table.tree!, table.resource.fields[table.tree!]!)
  const wanted = String(query[parent] ?? '')
  const { sort, order } = query
  const all = (await listRows(db, table, { ...everything, sort, order } as RecordQuery, user)).list
  const found = (await listRows(db, table, { ...query, ...everything, [parent]: '' }, user)).list
  const byId = new Map(all.map((row) => [String(row['id']), row]))
  const above = (row: WireRecord) => byId.get(String(row[parent]))
  const isWanted = (row: WireRecord): boolean => wanted === '' || String(row['id']) === wanted || isBelow(row)
  const isBelow = (row: WireRecord): boolean => {
    const one = above(row)
    return one !== undefined && (String(one['id']) === wanted || isBelow(one))
  }
  const shown = new Set<string>()
  for (const row of found.filter(isWanted)) for (let one: WireRecord | undefined = row; one; one = above(one)) shown.add(String(one['id']))
  const rows = all.filter((row) => shown.has(String(row['id'])))
  const below = (id: string): WireRecord[] =>
    rows
      .filter((row) => String(row[parent] || 0) === id)
      .map((row) => {
        const children = below(String(row['id']))
        return children.length > 0 ? { ...row, children } : row
      })
  return { list: below('0'), count: rows.length }
}
