import { sql } from 'drizzle-orm'
import { readRecord, writeRecord } from '#src/api/records.ts'
import type { WireRecord } from '#src/api/resource.ts'
import { startOf, wireOf } from '#src/kinds/kind.ts'
import { row, type Db } from '../db.ts'
import type { Clash, Importer, StoredEntry } from '../importing/importer.ts'
import { Refusal } from '../refusal.ts'
import { codeOf } from '../db.ts'
import type { User } from '../sessions.ts'
import { readBody } from './read-body.ts'
import { bodySchema } from './schemas.ts'
import { mayOwn } from './scope.ts'
import { readRow, visibleIds } from './select.ts'
import { plainFields, type Table } from './table.ts'
import { addRows, changeRow } from './write.ts'

/** Reading and writing for an import sees every field: what may be imported is what may be written. */
const whole = { level: 0, permissions: new Set<string>() } as unknown as User

/** How the rows of a table come in by a file: every row is judged and written as a single one is. */
export function importerOf(table: Table): Importer<WireRecord, WireRecord> {
  const columns = plainFields(table).filter(([, { readOnly }]) => !readOnly)
  const names = columns.map(([name, field]) => wireOf(name, field))
  const keyFields = (table.resource.sameBy ?? [table.resource.label]).map((name) => [name, table.resource.fields[name]!] as const)
  const key = keyFields.map(([name, field]) => wireOf(name, field))
  const { properties } = bodySchema(table)
  return {
    name: `table ${table.resource.name}`,
    table: table.name,
    schema: { type: 'object', properties: Object.fromEntries(names.map((name) => [name, properties![name]!])) },
    fields: names,
    key,
    keyField: key.at(-1)!,
    keyOf(given) {
      // as it is stored: what a file leaves out is what a new record begins with
      const texts = keyFields.map(([name, field]) => {
        const text = given[wireOf(name, field)]
        return String(field.kind.write(text ? field.kind.read(text) : startOf(field)) ?? '')
      })
      return texts.every(Boolean) ? texts : null
    },
    read(body) {
      readBody(table, body, undefined, { user: whole, locale: 'zh-cn' })
      return body
    },
    async stored(db, ids, user) {
      const found: StoredEntry<WireRecord>[] = []
      for (const id of await visibleIds(db, table, ids, user)) {
        const wire = await readRow(db, table, id, whole)
        const values = readRecord(table.resource.fields, wire)
        found.push({ id, version: Number(wire['version']), body: writeRecord(Object.fromEntries(columns) as never, values) })
      }
      return found
    },
    async clashes(db, entries, user) {
      const read = entries.map(({ entry, ...rest }) => ({
        ...rest,
        values: readBody(table, entry, undefined, { user: whole, locale: 'zh-cn' }),
      }))
      return [...(await beyond(db, table, read, user)), ...((await table.clashes?.(db, read)) ?? [])]
    },
    write: (db, user, entries) => addRows(db, table, entries, { user, locale: 'zh-cn', isInFile: true }),
    async update(db, user, entries) {
      let count = 0
      for (const { id, version, entry } of entries)
        if (await isChanged(changeRow(db, table, id, { ...entry, version }, { user, locale: 'zh-cn', isInFile: true }))) count++
      return count
    },
    remove: (db, ids) => removed(db, table, ids),
  }
}

/** Rows that are given to somebody outside of this person's data scope. */
async function beyond(db: Db, table: Table, entries: readonly { row: number; values: object }[], user: User): Promise<Clash[]> {
  const { ownedBy, resource } = table
  if (!ownedBy) return []
  const field = resource.fields[ownedBy]!
  const owners = entries.map(({ row, values }) => ({ row, owner: (values as Readonly<Record<string, unknown>>)[ownedBy] }))
  const may = new Map<unknown, boolean>()
  for (const { owner } of owners) if (!may.has(owner)) may.set(owner, field.kind.isEmpty(owner) || (await mayOwn(db, owner, user)))
  return owners.filter(({ owner }) => !may.get(owner)).map(({ row }) => ({ row, field: wireOf(ownedBy, field), code: 'OWNER_BEYOND' }))
}

/** Whether a record still had its version: somebody else may have been faster. */
async function isChanged(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (error instanceof Refusal && [409, 404].includes(error.detail.status)) return false
    throw error
  }
}

async function removed(db: Db, table: Table, ids: readonly number[]): Promise<number> {
  const named = sql.identifier(table.name)
  const { document, fields } = table.resource
  const isVoid = document?.acts['void']
  const state = document && sql.identifier(wireOf(document.state, fields[document.state]!))
  // the number of a document was given, so it stays
  const taking = isVoid
    ? sql`update ${named} set ${state} = ${isVoid.to}, version = version + 1, updated_at = now()`
    : sql`delete from ${named}`
  try {
    const gone = await row<{ count: number }>(
      db,
      sql`with removed as (${taking} where id = any(${sql.param([...ids])}::bigint[]) and version = 1 returning 1)
        select count(*)::int as count from removed`,
    )
    return gone?.count ?? 0
  } catch (error) {
    throw codeOf(error) === '23503' ? new Refusal({ status: 400, code: 'TABLE_IN_USE' }) : error
  }
}
