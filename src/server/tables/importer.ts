import { sql } from 'drizzle-orm'
import { readRecord, writeRecord } from '#src/api/records.ts'
import type { WireRecord } from '#src/api/resource.ts'
import { wireOf } from '#src/kinds/kind.ts'
import { row, type Db } from '../db.ts'
import type { Importer } from '../importing/importer.ts'
import { Refusal } from '../refusal.ts'
import { codeOf } from '../db.ts'
import type { User } from '../sessions.ts'
import { readBody } from './read-body.ts'
import { bodySchema } from './schemas.ts'
import { readRow } from './select.ts'
import { plainFields, type Table } from './table.ts'
import { addRow, changeRow } from './write.ts'

/** Reading and writing for an import sees every field: what may be imported is what may be written. */
const whole = { level: 0, permissions: new Set<string>() } as unknown as User

/** How the rows of a table come in by a file: every row is judged and written as a single one is. */
export function importerOf(table: Table): Importer<WireRecord, WireRecord> {
  const columns = plainFields(table).filter(([, { readOnly }]) => !readOnly)
  const names = columns.map(([name, field]) => wireOf(name, field))
  const key = (table.unique?.[0] ?? [table.resource.label]).map((name) => wireOf(name, table.resource.fields[name]!))
  const { properties } = bodySchema(table)
  return {
    name: `table ${table.resource.name}`,
    table: table.name,
    schema: { type: 'object', properties: Object.fromEntries(names.map((name) => [name, properties![name]!])) },
    fields: names,
    key,
    keyField: key[0]!,
    keyOf: (given) => (key.every((name) => given[name]) ? key.map((name) => given[name]!) : null),
    read(body) {
      readBody(table, body, undefined, { user: whole, locale: 'zh-cn' })
      return body
    },
    stored: async (db, ids) =>
      Promise.all(
        ids.map(async (id) => {
          const wire = await readRow(db, table, id, whole)
          return {
            id,
            version: Number(wire['version']),
            body: writeRecord(Object.fromEntries(columns) as never, readRecord(table.resource.fields, wire)),
          }
        }),
      ),
    async write(db, user, entries) {
      const ids: number[] = []
      for (const entry of entries) ids.push(Number((await addRow(db, table, entry, { user, locale: 'zh-cn' })).id))
      return ids
    },
    async update(db, user, entries) {
      for (const { id, version, entry } of entries) await changeRow(db, table, id, { ...entry, version }, { user, locale: 'zh-cn' })
      return entries.length
    },
    remove: (db, ids) => removed(db, table, ids),
  }
}

async function removed(db: Db, table: Table, ids: readonly number[]): Promise<number> {
  try {
    const gone = await row<{ count: number }>(
      db,
      sql`with removed as (delete from ${sql.identifier(table.name)} where id = any(${sql.param([...ids])}::bigint[]) and version = 1 returning 1)
        select count(*)::int as count from removed`,
    )
    return gone?.count ?? 0
  } catch (error) {
    throw codeOf(error) === '23503' ? new Refusal({ status: 400, code: 'TABLE_IN_USE' }) : error
  }
}
