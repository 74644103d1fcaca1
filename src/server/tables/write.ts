import { sql, type SQL } from 'drizzle-orm'
import { readRecord } from '#src/api/records.ts'
import type { WireRecord } from '#src/api/resource.ts'
import { wireOf, type Field, type Fields } from '#src/kinds/kind.ts'
import { codeOf, row, rows, transaction, type Db } from '../db.ts'
import type { Locale } from '../locale.ts'
import { Refusal } from '../refusal.ts'
import { sentence } from '../messages.ts'
import type { User } from '../sessions.ts'
import { shopTime } from '../shop/time.ts'
import { columnsOf } from './columns.ts'
import { readBody } from './read-body.ts'
import { readRow } from './select.ts'
import { linesFields, plainFields, type LinesField, type Table } from './table.ts'
import { wordsOf } from './words.ts'

/** Who writes, and in which language a refusal is said. */
export interface Writer {
  user: User
  locale: Locale
}

const named = (name: string) => sql.identifier(name)
const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `)

/** Columns and what is written into them. */
function written(fields: readonly [string, Field<unknown>][], values: Readonly<Record<string, unknown>>) {
  return fields.flatMap(([name, field]) => {
    const wire = field.kind.write(values[name])
    return columnsOf(name, field).map((column) => ({ name: column.name, value: column.value(wire) }))
  })
}

function columnsFor(table: Table, values: Readonly<Record<string, unknown>>, user: User) {
  const { words, pinyin } = wordsOf(plainFields(table), values)
  const own = [
    { name: 'words', value: sql`${words}` },
    { name: 'pinyin', value: sql`${pinyin}` },
    { name: 'updated_by', value: sql`${user.name}` },
  ]
  const fixed = Object.entries(table.fixed ?? {}).map(([name, value]) => ({ name, value }))
  return [...written(plainFields(table), values), ...own, ...fixed]
}

/** Name of the constraint that a write has broken. */
function constraintOf(error: unknown): string {
  const { cause, constraint = '' } = error as { cause?: { constraint?: string }; constraint?: string }
  return cause?.constraint ?? constraint
}

/** Says in a refusal which field is there twice, or points at what is not there. */
function refused(table: Table, error: unknown, { locale }: Writer): Error {
  const constraint = constraintOf(error)
  const code = { '23505': 'TABLE_TWICE', '23503': 'TABLE_REFERENCE' }[codeOf(error)]
  if (!code) return error as Error
  const columns = plainFields(table).map(([name, field]) => wireOf(name, field))
  const column = columns.filter((one) => constraint.startsWith(`${table.name}_${one}`)).sort((a, b) => b.length - a.length)[0]
  const message = sentence(code, locale) ?? code
  return new Refusal({ status: 400, code, message, ...(column && { errors: { [column]: message } }) })
}

async function guarded<T>(table: Table, writer: Writer, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw refused(table, error, writer)
  }
}

/** Lines as they are sent: those with an id that is there are changed, the others added, what is not named is deleted. */
async function writeLines(db: Db, table: Table, { name, field, of }: LinesField, id: number, given: unknown): Promise<void> {
  const own = named(`${table.name}_${wireOf(name, field)}`)
  const there = new Set(
    (await rows<{ id: string }>(db, sql`select id::text as id from ${own} where parent_id = ${id}`)).map((one) => one.id),
  )
  const lines = given as readonly (Readonly<Record<string, unknown>> & { id: string })[]
  const stays = lines.map((line) => line.id).filter((one) => there.has(one))
  await db.execute(sql`delete from ${own} where parent_id = ${id} and id <> all(${sql.param(stays)}::bigint[])`)
  const fields = Object.entries(of) as [string, Field<unknown>][]
  for (const [position, line] of lines.entries()) {
    const columns = [...written(fields, line), { name: 'position', value: sql`${position}` }]
    if (there.has(line.id)) {
      const sets = columns.map((column) => sql`${named(column.name)} = ${column.value}`)
      await db.execute(sql`update ${own} set ${list(sets)} where id = ${line.id} and parent_id = ${id}`)
    } else {
      const names = list([sql`parent_id`, ...columns.map((column) => sql`${named(column.name)}`)])
      await db.execute(sql`insert into ${own} (${names}) values (${list([sql`${id}`, ...columns.map(({ value }) => value)])})`)
    }
  }
}

/** Adds a record and its lines. Refused with 100100 and the fields, TABLE_TWICE, TABLE_REFERENCE, and what the table's rules refuse. */
export function addRow<F extends Fields>(
  db: Db,
  table: Table<F>,
  body: WireRecord,
  writer: Writer,
): Promise<{ id: string; version: number }> {
  return transaction(db, async (inner) => {
    const writing = { db: inner, user: writer.user, before: undefined }
    const read = readBody(table, body, undefined, writer)
    const values = (await table.before?.(read, writing)) ?? read
    const plain = table as unknown as Table
    return guarded(plain, writer, async () => {
      const columns = columnsFor(plain, values, writer.user)
      const names = list(columns.map(({ name }) => sql`${named(name)}`))
      const made = await row<{ id: string; version: number }>(
        inner,
        sql`insert into ${named(table.name)} (${names}) values (${list(columns.map(({ value }) => value))}) returning id::text as id, version`,
      )
      for (const one of linesFields(plain))
        await writeLines(inner, plain, one, Number(made!.id), (values as Record<string, unknown>)[one.name])
      await table.after?.({ ...values, id: made!.id }, writing)
      return made!
    })
  })
}

/** A record as it is, locked. Refused with RECORD_GONE, and with 409 CHANGED and the record in `data.row` for an older version. */
export async function lockedRow(db: Db, table: Table, id: number, user: User, version: number | undefined): Promise<WireRecord> {
  const found = await row<{ version: number; who: string; at: string }>(
    db,
    sql`select version, updated_by as who, ${shopTime('updated_at')} as at from ${named(table.name)} where id = ${id} for update`,
  )
  const before = await readRow(db, table, id, user)
  if (version === undefined || version === found?.version) return before
  throw new Refusal({ status: 409, code: 'CHANGED', values: { who: found?.who || '—', at: found?.at ?? '' }, data: { row: before } })
}

/** Changes a record and its lines; what the body does not name stays. Refused as `addRow`, with RECORD_GONE and with 409. */
export function changeRow<F extends Fields>(
  db: Db,
  table: Table<F>,
  id: number,
  body: WireRecord,
  writer: Writer,
): Promise<{ id: string; version: number }> {
  return transaction(db, async (inner) => {
    const plain = table as unknown as Table
    // rules judge the whole record, also what this person may not see
    const whole = { ...writer.user, level: 0 }
    const stored = await lockedRow(inner, plain, id, { ...whole, ...(table.scope && writer.user) }, body['version'] as number | undefined)
    const before = readRecord(table.resource.fields, stored)
    const writing = { db: inner, user: writer.user, before }
    const read = readBody(table, body, before, writer)
    const values = (await table.before?.(read, writing)) ?? read
    return guarded(plain, writer, async () => {
      const sets = columnsFor(plain, values, writer.user).map(({ name, value }) => sql`${named(name)} = ${value}`)
      const own = sql`version = version + 1, updated_at = now()`
      const changed = await row<{ version: number }>(
        inner,
        sql`update ${named(table.name)} set ${list([...sets, own])} where id = ${id} returning version`,
      )
      const sent = linesFields(plain).filter(({ name, field }) => wireOf(name, field) in body)
      for (const one of sent) await writeLines(inner, plain, one, id, (values as Record<string, unknown>)[one.name])
      await table.after?.(values, writing)
      return { id: String(id), version: changed!.version }
    })
  })
}

/** Deletes a record with its lines. Refused with TABLE_IN_USE when anything refers to it, RECORD_GONE, and 409 for an older version. */
export function removeRow(db: Db, table: Table, id: number, version: number | undefined, { user }: Writer): Promise<void> {
  return transaction(db, async (inner) => {
    await lockedRow(inner, table, id, user, version)
    try {
      await inner.execute(
        table.removedFlag
          ? sql`update ${named(table.name)} set ${named(table.removedFlag)} = 1, version = version + 1, updated_by = ${user.name}, updated_at = now()
              where id = ${id}`
          : sql`delete from ${named(table.name)} where id = ${id}`,
      )
    } catch (error) {
      throw codeOf(error) === '23503'
        ? new Refusal({ status: 400, code: 'TABLE_IN_USE', values: { constraint: constraintOf(error) } })
        : error
    }
  })
}
