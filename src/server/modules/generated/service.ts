import { sql, type SQL } from 'drizzle-orm'
import type { CrudRow } from '#src/api/crud.ts'
import type { List } from '#src/api/endpoint.ts'
import { row, rows, transaction, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { Refusal } from '../../refusal.ts'
import type { User } from '../../sessions.ts'
import { absolute } from '../../shop/address.ts'
import { withinDates } from '../../shop/date-range.ts'
import { pageOf } from '../../shop/paging.ts'
import { shopTime } from '../../shop/time.ts'
import { fieldsOf, optionsOf, shownName, type Field, type Table } from './table.ts'
import type { Written } from './values.ts'

/** Where and for whom rows are read. */
export interface Reader {
  origin: string
  locale: Locale
}

/** Who writes, and how rows are told. */
export interface Writer extends Reader {
  user: User
}

type Stored = CrudRow & { id: number; version: number }

// names come from declarations alone
const named = (name: string) => sql.identifier(name)
const timeText = (column: string, isDay: boolean | undefined) =>
  sql`coalesce(${isDay ? sql`to_char(${named(column)}, 'YYYY-MM-DD')` : shopTime(`"${column}"`)}, '')`

function selected([name, field]: [string, Field]): SQL {
  if (field.type === 'dateTime') return sql`${timeText(name, field.isDay)} as ${named(name)}`
  if (field.type === 'dateTimeRange')
    return sql`case when ${named(`${name}_from`)} is null then '[]'::json
      else json_build_array(${timeText(`${name}_from`, field.isDay)}, ${timeText(`${name}_to`, field.isDay)}) end as ${named(name)}`
  return field.type === 'number' ? sql`trim_scale(${named(name)})::text as ${named(name)}` : sql`${named(name)}`
}
const columnsOf = (table: Table) => sql.join([sql`id, version`, ...fieldsOf(table).map(selected)], sql`, `)

// the crud contract sends numbers; one that a number would not hold exactly goes as its text
function onWire(value: string | null): string | number {
  const number = Number(value ?? '')
  return value !== null && String(number) === value ? number : (value ?? '')
}

/** A row as it goes over the wire: whole addresses, a choice with its word beside it. */
function shown(table: Table, stored: CrudRow, { origin, locale }: Reader): CrudRow {
  const entries = fieldsOf(table).flatMap(([name, field]): [string, unknown][] => {
    const value = stored[name]
    if (field.type === 'frameImageOne') return [[name, absolute(String(value), origin)]]
    if (field.type === 'frameImages') return [[name, (value as string[]).map((address) => absolute(address, origin))]]
    if (field.type === 'number') return [[name, onWire(value as string | null)]]
    const options = optionsOf(field)
    if (!options) return [[name, value]]
    const word = options.find((option) => option.value === value)?.label[locale] ?? String(value)
    return [
      [name, value],
      [shownName(name, field), word],
    ]
  })
  return { id: stored['id'], ...Object.fromEntries(entries), version: stored['version'] }
}

function narrowed([name, field]: [string, Field], query: CrudRow): SQL[] {
  const wanted = String(query[name] ?? '').trim()
  if (!wanted || !('searchable' in field) || !field.searchable) return []
  if (optionsOf(field)) return [sql`${named(name)} = ${wanted}`]
  if (field.type !== 'dateTime') return [sql`position(lower(${wanted}) in lower(${named(name)})) > 0`]
  const within = withinDates(field.isDay ? `("${name}"::timestamp at time zone 'Asia/Shanghai')` : `"${name}"`, wanted)
  return within ? [within] : []
}

/** Rows by pages, newest first, narrowed by the fields that can be looked for. */
export async function list(db: Db, table: Table, query: CrudRow & { page?: number; limit?: number }, by: Reader): Promise<List<CrudRow>> {
  const where = sql.join([sql`true`, ...fieldsOf(table).flatMap((field) => narrowed(field, query))], sql` and `)
  const from = sql`from ${named(table.name)} where ${where}`
  const found = await rows<Stored>(db, sql`select ${columnsOf(table)} ${from} order by id desc ${pageOf(query, 15)}`)
  const counted = await row<{ count: number }>(db, sql`select count(*)::int as count ${from}`)
  return { list: found.map((one) => shown(table, one, by)), count: counted?.count ?? 0 }
}

const missing = () => new Refusal({ status: 400, code: 'CRUD_MISSING' })

/** One row. Refused with CRUD_MISSING. */
export async function read(db: Db, table: Table, id: number, by: Reader): Promise<CrudRow> {
  const found = await row<Stored>(db, sql`select ${columnsOf(table)} from ${named(table.name)} where id = ${id}`)
  if (!found) throw missing()
  return shown(table, found, by)
}

/** Adds a row. */
export async function add(db: Db, table: Table, user: User, written: readonly Written[]): Promise<void> {
  const columns = sql.join([...written.map(({ column }) => named(column)), sql`updated_by`], sql`, `)
  const values = sql.join([...written.map(({ value }) => value), sql`${user.name}`], sql`, `)
  await db.execute(sql`insert into ${named(table.name)} (${columns}) values (${values})`)
}

/** Changes columns of a row. Refused with CRUD_MISSING, and with 409 and the row where somebody else was faster than `version`. */
export function change(db: Db, table: Table, id: number, written: readonly Written[], by: Writer, version?: number): Promise<void> {
  return transaction(db, async (inner) => {
    const before = await row<{ version: number; who: string; at: string }>(
      inner,
      sql`select version, updated_by as who, ${shopTime('updated_at')} as at from ${named(table.name)} where id = ${id} for update`,
    )
    if (!before) throw missing()
    const { who, at } = before
    if (version !== undefined && version !== before.version)
      throw new Refusal({
        status: 409,
        code: 'CRUD_CHANGED',
        values: { who: who || '—', at },
        data: { row: await read(inner, table, id, by) },
      })
    const sets = written.map(({ column, value }) => sql`${named(column)} = ${value}`)
    const own = sql`version = version + 1, updated_by = ${by.user.name}, updated_at = now()`
    await inner.execute(sql`update ${named(table.name)} set ${sql.join([...sets, own], sql`, `)} where id = ${id}`)
  })
}

/** Deletes a row. Refused with CRUD_MISSING. */
export async function remove(db: Db, table: Table, id: number): Promise<void> {
  if (!(await row(db, sql`delete from ${named(table.name)} where id = ${id} returning id`))) throw missing()
}
