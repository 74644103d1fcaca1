import { sql, type SQL } from 'drizzle-orm'
import { computedRecord, readRecord } from '#src/api/records.ts'
import type { WireRecord } from '#src/api/resource.ts'
import { wireOf, type Field, type Fields } from '#src/kinds/kind.ts'
import { codeOf, row, rows, transaction, type Db } from '../db.ts'
import { nextNumber } from './numbering.ts'
import type { Locale } from '../locale.ts'
import { Refusal } from '../refusal.ts'
import { sentence } from '../messages.ts'
import type { User } from '../sessions.ts'
import { shopTime } from '../shop/time.ts'
import { columnsOf } from './columns.ts'
import { refuseImpossible } from './allow.ts'
import { readBody } from './read-body.ts'
import { withOwner } from './scope.ts'
import { readRow } from './select.ts'
import { linesFields, plainFields, seenOf, type LinesField, type Table } from './table.ts'
import { refuseUsed } from './uses.ts'
import { wordsOf } from './words.ts'

/** Who writes, and in which language a refusal is said. */
export interface Writer {
  user: User
  locale: Locale
  /** What is written is a row of a file. */
  isInFile?: boolean
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

/** So many lines are added in one statement. */
const linesAtOnce = 100

/** Lines as they are sent: those with an id that is there are changed, the others added, what is not named is deleted. */
async function writeLines(
  db: Db,
  table: Table,
  { name, field, of }: LinesField,
  { id, isNew = false }: { id: number; isNew?: boolean },
  given: unknown,
): Promise<void> {
  const own = named(`${table.name}_${wireOf(name, field)}`)
  const found = isNew ? [] : await rows<{ id: string }>(db, sql`select id::text as id from ${own} where parent_id = ${id}`)
  const there = new Set(found.map((one) => one.id))
  const lines = given as readonly (Readonly<Record<string, unknown>> & { id: string })[]
  const stays = lines.map((line) => line.id).filter((one) => there.has(one))
  if (stays.length < there.size)
    await db.execute(sql`delete from ${own} where parent_id = ${id} and id <> all(${sql.param(stays)}::bigint[])`)
  const fields = Object.entries(of) as [string, Field<unknown>][]
  const added: SQL[] = []
  let names = sql``
  for (const [position, line] of lines.entries()) {
    const columns = [...written(fields, line), { name: 'position', value: sql`${position}` }]
    if (there.has(line.id)) {
      const sets = columns.map((column) => sql`${named(column.name)} = ${column.value}`)
      await db.execute(sql`update ${own} set ${list(sets)} where id = ${line.id} and parent_id = ${id}`)
    } else {
      names = list([sql`parent_id`, ...columns.map((column) => sql`${named(column.name)}`)])
      added.push(sql`(${list([sql`${id}`, ...columns.map(({ value }) => value)])})`)
    }
  }
  for (let from = 0; from < added.length; from += linesAtOnce)
    await db.execute(sql`insert into ${own} (${names}) values ${list(added.slice(from, from + linesAtOnce))}`)
}

/** Adds a record and its lines. Refused with 100100 and the fields, TABLE_TWICE, TABLE_REFERENCE, and what the table's rules refuse. */
export function addRow<F extends Fields>(
  db: Db,
  table: Table<F>,
  body: WireRecord,
  writer: Writer,
): Promise<{ id: string; version: number; name: string }> {
  return transaction(db, async (inner) => {
    const writing = { db: inner, user: writer.user, before: undefined, ...(writer.isInFile && { isInFile: true }) }
    const read = await withOwner(table, readBody(table, body, undefined, writer), { ...writer, db: inner, before: undefined })
    const judged = computedRecord(table.resource, (await table.before?.(read, writing)) ?? read)
    const plain = table as unknown as Table
    return guarded(plain, writer, async () => {
      const values = await numbered(inner, plain, judged, writer)
      const columns = columnsFor(plain, values, writer.user)
      const names = list(columns.map(({ name }) => sql`${named(name)}`))
      const made = await row<{ id: string; version: number }>(
        inner,
        sql`insert into ${named(table.name)} (${names}) values (${list(columns.map(({ value }) => value))}) returning id::text as id, version`,
      )
      for (const one of linesFields(plain))
        await writeLines(inner, plain, one, { id: Number(made!.id), isNew: true }, (values as Record<string, unknown>)[one.name])
      await table.after?.({ ...values, id: made!.id }, writing)
      return { ...made!, name: String((values as Record<string, unknown>)[table.resource.label] ?? '') }
    })
  })
}

/** So many records go in one statement. */
const atOnce = 500

/** Adds records in their order, many in one statement where nothing belongs to each of them; answers their ids. Refused as `addRow`. */
export async function addRows(db: Db, table: Table, bodies: readonly WireRecord[], writer: Writer): Promise<number[]> {
  const ids: number[] = []
  if (table.after || table.resource.document || linesFields(table).length > 0) {
    for (const body of bodies) ids.push(Number((await addRow(db, table, body, writer)).id))
    return ids
  }
  const writing = { db, user: writer.user, before: undefined, ...(writer.isInFile && { isInFile: true }) }
  for (let from = 0; from < bodies.length; from += atOnce) {
    const made: ReturnType<typeof columnsFor>[] = []
    for (const body of bodies.slice(from, from + atOnce)) {
      const read = await withOwner(table, readBody(table, body, undefined, writer), { ...writer, db, before: undefined })
      made.push(columnsFor(table, computedRecord(table.resource, (await table.before?.(read, writing)) ?? read), writer.user))
    }
    const names = list(made[0]!.map(({ name }) => sql`${named(name)}`))
    const values = list(made.map((columns) => sql`(${list(columns.map(({ value }) => value))})`))
    const insert = sql`insert into ${named(table.name)} (${names}) values ${values} returning id::text as id`
    const added = await guarded(table, writer, () => rows<{ id: string }>(db, insert))
    ids.push(...added.map(({ id }) => Number(id)))
  }
  return ids
}

/** A new document with its number. */
async function numbered<V extends object>(db: Db, { resource: { document }, number }: Table, values: V, writer: Writer): Promise<V> {
  return document ? { ...values, [document.number.field]: await (number?.(db, writer) ?? nextNumber(db, document.number)) } : values
}

type Reading = typeof readRow

/** A record as it is, locked. Refused with RECORD_GONE, and with 409 CHANGED and the record in `data.row` for an older version. */
export async function lockedRow(
  db: Db,
  table: Table,
  id: number,
  user: User,
  version: number | undefined,
  read: Reading = readRow,
): Promise<WireRecord> {
  const found = await row<{ version: number; who: string; at: string }>(
    db,
    sql`select version, updated_by as who, ${shopTime('updated_at')} as at from ${named(table.name)} where id = ${id} for update`,
  )
  const before = await read(db, table, id, user)
  if (version === undefined || version === found?.version) return before
  throw new Refusal({
    status: 409,
    code: 'CHANGED',
    values: { who: found?.who || '—', at: found?.at ?? '' },
    data: { row: await readRow(db, table, id, user) },
  })
}

/** As `lockedRow`, also with what this person may not see: rules judge the whole record. */
export async function lockedWhole(
  db: Db,
  table: Table,
  id: number,
  user: User,
  version: number | undefined,
  read: Reading = readRow,
): Promise<WireRecord> {
  const seen = await lockedRow(db, table, id, user, version, read)
  const fields = [table.resource.fields, ...linesFields(table).map(({ of }) => of)]
  if (fields.every((one) => seenOf(one, user).length === Object.keys(one).length)) return seen
  const { scope: _, ...unscoped } = table
  return read(db, unscoped, id, { ...user, level: 0 })
}

/** Writes the fields of a record that differ from what is there; answers its new version. */
export async function updateRow(
  db: Db,
  table: Table,
  id: number,
  values: WireRecord,
  before: WireRecord,
  { user }: Writer,
): Promise<number> {
  const changed = plainFields(table).filter(([name]) => values[name] !== before[name])
  const sets = written(changed, values).map(({ name, value }) => sql`${named(name)} = ${value}`)
  const own = sql`version = version + 1, updated_by = ${user.name}, updated_at = now()`
  const done = await row<{ version: number }>(
    db,
    sql`update ${named(table.name)} set ${list([...sets, own])} where id = ${id} returning version`,
  )
  return done!.version
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
    const stored = await lockedWhole(inner, plain, id, writer.user, body['version'] as number | undefined)
    const before = readRecord(table.resource.fields, stored)
    refuseImpossible(plain, stored, table.isAgreed?.(before) ? 'change' : 'edit', writer.user)
    const reason = String(body['change_reason'] ?? '').trim()
    const writing = { db: inner, user: writer.user, before, of: plain, reason, ...(writer.isInFile && { isInFile: true }) }
    const read = await withOwner(table, readBody(table, body, before, writer), { ...writer, db: inner, before })
    const values = computedRecord(table.resource, (await table.before?.(read, writing)) ?? read)
    return guarded(plain, writer, async () => {
      const sets = columnsFor(plain, values, writer.user).map(({ name, value }) => sql`${named(name)} = ${value}`)
      const own = sql`version = version + 1, updated_at = now()`
      const changed = await row<{ version: number }>(
        inner,
        sql`update ${named(table.name)} set ${list([...sets, own])} where id = ${id} returning version`,
      )
      const sent = linesFields(plain).filter(({ name, field }) => wireOf(name, field) in body)
      for (const one of sent) await writeLines(inner, plain, one, { id }, (values as Record<string, unknown>)[one.name])
      await table.after?.(values, writing)
      return { id: String(id), version: changed!.version }
    })
  })
}

/**
 * Deletes a record with its lines. Refused with IN_USE and how often, with TABLE_IN_USE when anything else refers to it, RECORD_GONE, and 409 for
 * an older version.
 */
export function removeRow(db: Db, table: Table, id: number, version: number | undefined, { user, locale }: Writer): Promise<void> {
  return transaction(db, async (inner) => {
    refuseImpossible(table, await lockedWhole(inner, table, id, user, version), 'remove', user)
    refuseUsed((await table.usesOf?.(inner, id)) ?? {}, locale)
    const { leaves, removedFlag, usedBy } = table
    const own = sql`version = version + 1, updated_by = ${user.name}, updated_at = now()`
    if (
      leaves &&
      (await row(inner, sql`update ${named(table.name)} t set ${leaves.set}, ${own} where id = ${id} and ${leaves.when} returning id`))
    )
      return
    const used = usedBy && (await row<{ by?: string }>(inner, sql`${usedBy(id)} limit 1`))
    if (used) throw new Refusal({ status: 400, code: 'TABLE_IN_USE', ...(used.by && { values: { constraint: used.by } }) })
    try {
      await inner.execute(
        removedFlag
          ? sql`update ${named(table.name)} set ${named(removedFlag)} = 1, ${own} where id = ${id}`
          : sql`delete from ${named(table.name)} where id = ${id}`,
      )
    } catch (error) {
      throw codeOf(error) === '23503'
        ? new Refusal({ status: 400, code: 'TABLE_IN_USE', values: { constraint: constraintOf(error) } })
        : error
    }
  })
}
