import { sql, type SQL } from 'drizzle-orm'
import type { List } from '#src/api/endpoint.ts'
import type { OptionQuery, RecordOption, RecordQuery, WireRecord } from '#src/api/resource.ts'
import { nameKeyOf, wireOf, type Field } from '#src/kinds/kind.ts'
import { withEachOf } from '../database/cursor.ts'
import { kept } from '../database/kept-plans.ts'
import { seek, type Sought } from '../database/sought.ts'
import { row, rows, type Db } from '../db.ts'
import { Refusal } from '../refusal.ts'
import type { User } from '../sessions.ts'
import { pageOf } from '../shop/paging.ts'
import { orderBy } from '../shop/sorting.ts'
import { shopTime } from '../shop/time.ts'
import { selected } from './columns.ts'
import { broughtBy } from './option-keys.ts'
import { derivedFields, linesFields, maySee, plainFields, seenOf, type LinesField, type Table } from './table.ts'
import { withinScope } from './scope.ts'
import { nameOf } from './sources.ts'
import { matchesWords } from './words.ts'

const named = (name: string) => sql.identifier(name)
const all = (conditions: readonly (SQL | undefined)[]) =>
  sql.join([sql`true`, ...conditions.filter((one) => one !== undefined)], sql` and `)

function ownColumns(table: Table, user: User): SQL[] {
  const derived = derivedFields(table, user).map(([name, field, value]) => sql`(${value})::text as ${named(wireOf(name, field))}`)
  const own = plainFields(table)
    .filter(([, field]) => maySee(field, user))
    .flatMap(([name, field]) => {
      const label = nameOf('t', name, field, user)
      return [
        sql`${selected(name, field)} as ${named(wireOf(name, field))}`,
        ...(label ? [sql`${label} as ${named(nameKeyOf(name, field))}`] : []),
      ]
    })
  return [...own, ...derived]
}

/** What choices bring along, as a list of one column: of what references fill in elsewhere, what this person may see. */
function broughtColumn(table: Table, user: User): SQL[] {
  const brought = broughtBy(table.resource)
  const pairs = plainFields(table)
    .filter(([name, field]) => brought.includes(name) && maySee(field, user))
    .flatMap((one) => pairsOf(one, user))
  return pairs.length > 0 ? [sql`json_build_object(${sql.join(pairs, sql`, `)}) as values`] : []
}

/** A value of the alias `t` with its key, and the name of what it refers to, for `json_build_object`. */
function pairsOf([name, field]: [string, Field<unknown>], user: User): SQL[] {
  const label = nameOf('t', name, field, user)
  return [
    sql`${sql.raw(`'${wireOf(name, field)}'`)}, ${selected(name, field)}`,
    ...(label ? [sql`${sql.raw(`'${nameKeyOf(name, field)}'`)}, ${label}`] : []),
  ]
}

const always = [sql`t.id::text as id`, sql`t.version`, sql`t.updated_by`, sql`${shopTime('t.updated_at')} as updated_at`]

const extraColumns = ({ extra = {} }: Table): SQL[] => Object.entries(extra).map(([name, value]) => sql`${value} as ${named(name)}`)

/** Rows that are there, and that somebody may see. */
const visible = (table: Table, user: User): SQL =>
  all([table.removedFlag ? sql`t.${named(table.removedFlag)} = 0` : undefined, table.scope?.(user), withinScope(table, user)])

/** Rows of a lines field as one list, in their order, with what this person may see. */
function linesColumn(table: Table, { name, field, of }: LinesField, user: User): SQL {
  const column = wireOf(name, field)
  const pairs = seenOf(of, user).flatMap((one) => pairsOf(one, user))
  const built = sql`json_build_object(${sql.join([sql`'id', t.id::text`, ...pairs], sql`, `)})`
  return sql`(select coalesce(json_agg(${built} order by t.position, t.id), '[]'::json) from ${named(`${table.name}_${column}`)} t
    where t.parent_id = p.id) as ${named(column)}`
}

function filtered([name, field]: [string, Field<unknown>], query: WireRecord): SQL | undefined {
  const key = wireOf(name, field)
  const wanted = String(query[key] ?? '').trim()
  const from = String(query[`${key}_from`] ?? '').trim()
  const to = String(query[`${key}_to`] ?? '').trim()
  const at = sql`t.${named(key)}`
  const { as } = field.kind
  if (as === 'day' || as === 'time') {
    const day = as === 'day' ? at : sql`(${at} at time zone 'Asia/Shanghai')::date`
    return from || to ? all([from ? sql`${day} >= ${from}::date` : undefined, to ? sql`${day} <= ${to}::date` : undefined]) : undefined
  }
  if (!wanted) return undefined
  if (['choice', 'state', 'flag', 'whole'].includes(as)) return sql`${at}::text = any(string_to_array(${wanted}, ','))`
  if (as === 'reference') return sql`${at}::text = ${wanted}`
  if (['tags', 'choices', 'references'].includes(as)) return sql`${at} ? ${wanted}`
  return sql`position(lower(${wanted}) in lower(${at}::text)) > 0`
}

function searched(table: Table, words: string | undefined): SQL | undefined {
  if (!words?.trim()) return undefined
  return table.finds ? table.finds(words.trim()) : matchesWords(words.trim(), plainFields(table))
}

/** Fields that a list can be ordered by, with their columns. */
export const sortable = (table: Table, user?: User): Record<string, SQL> =>
  Object.fromEntries([
    ...plainFields(table)
      .filter(([, field]) => !user || maySee(field, user))
      .filter(
        ([, { kind }]) => !['longText', 'richText', 'pictures', 'picture', 'period', 'tags', 'choices', 'references'].includes(kind.as),
      )
      .map(([name, field]) => [wireOf(name, field), sql`t.${named(wireOf(name, field))}`] as const),
    ...derivedFields(table, user).map(([name, field, value]) => [wireOf(name, field), value] as const),
  ])

/** Larger figures of a field `sort` come first, then the newest. */
const usualOrder = ({ resource }: Table): SQL => ('sort' in resource.fields ? sql`t.sort desc, t.id desc` : sql`t.id desc`)

/** What a list's query finds for somebody: its rows, their order, and their columns. */
export function finding(table: Table, query: RecordQuery, user: User, sought?: Sought): { where: SQL; order: SQL; columns: SQL } {
  // what somebody may not see is not found out by filters and orders either
  const seen = plainFields(table).filter(([, field]) => maySee(field, user))
  const narrowed = [table.beside?.where?.(query), ...seen.map((one) => filtered(one, query))]
  const conditions = [sought ? sought.where : searched(table, query.keyword), ...narrowed, visible(table, user)]
  return {
    where: sql`from ${named(table.name)} t where ${all(conditions)}`,
    order: orderBy(query as { sort?: string; order?: string }, sortable(table, user), table.order ?? usualOrder(table)),
    columns: sql.join([...always, ...ownColumns(table, user), ...extraColumns(table)], sql`, `),
  }
}

const countOf = async (db: Db, where: SQL): Promise<number> =>
  (await row<{ count: number }>(db, sql`select count(*)::int as count ${where}`))?.count ?? 0

/** What the words of a query find, of a table that has a `search`. */
export async function soughtBy(db: Db, table: Table, query: RecordQuery, user: User): Promise<Sought | undefined> {
  const search = query.keyword?.trim() ? table.search?.(query.keyword.trim()) : undefined
  if (!search) return undefined
  const { where: from, order } = finding(table, { ...query, keyword: '', sort: '' }, user)
  return seek(db, { id: sql`t.id`, from, order }, search)
}

/**
 * Records by pages. Every row carries `id`, `version`, `updated_by`, `updated_at`, and the names of what it refers to.
 * @param sought what the words of the query find, where that is known (`soughtBy`)
 */
export async function listRows(db: Db, table: Table, query: RecordQuery, user: User, sought?: Sought): Promise<List<WireRecord>> {
  const { where, order, columns } = finding(table, query, user, sought)
  const list = await rows<WireRecord>(db, sql`select ${columns} ${where} ${order} ${pageOf(query, 15)}`)
  return { list, count: sought ? sought.count : await countOf(db, where) }
}

/** Gives every record that a list's query finds to `work` (`withEachOf`). */
export function withEachRow<T>(
  db: Db,
  table: Table,
  query: RecordQuery,
  user: User,
  work: (rows: AsyncIterable<WireRecord>, count: number) => Promise<T>,
): Promise<T> {
  const { where, order, columns } = finding(table, query, user)
  const select = sql`select ${columns} ${where} ${order}`
  return withEachOf<WireRecord, T>(db, { select, counted: sql`select count(*)::int as count ${where}` }, work)
}

/** Those of some ids whose records are there and for this person. */
export async function visibleIds(db: Db, table: Table, ids: readonly number[], user: User): Promise<number[]> {
  const wanted = sql`t.id = any(${sql.param([...ids])}::bigint[])`
  const found = await rows<{ id: number }>(
    db,
    sql`select t.id from ${named(table.name)} t where ${all([wanted, visible(table, user)])} order by t.id`,
  )
  return found.map(({ id }) => id)
}

const missing = () => new Refusal({ status: 400, code: 'RECORD_GONE' })

/** One record without its lines. Refused with RECORD_GONE where it is not there, or is not for this person. */
export async function readHead(db: Db, table: Table, id: number, user: User): Promise<WireRecord> {
  const own = sql.join([...always, ...ownColumns(table, user), ...extraColumns(table)], sql`, `)
  const found = await row<WireRecord>(
    db,
    kept(sql`select ${own} from ${named(table.name)} t where ${all([sql`t.id = ${id}`, visible(table, user)])}`),
  )
  if (!found) throw missing()
  return found
}

/** One record with its lines. Refused as `readHead`. */
export async function readRow(db: Db, table: Table, id: number, user: User): Promise<WireRecord> {
  const found = await readHead(db, table, id, user)
  const lines = linesFields(table).filter(({ field }) => maySee(field, user))
  if (lines.length === 0) return found
  const columns = sql.join(
    lines.map((one) => linesColumn(table, one, user)),
    sql`, `,
  )
  return { ...found, ...(await row<WireRecord>(db, kept(sql`select ${columns} from ${named(table.name)} p where p.id = ${id}`))) }
}

/** Choices of a combobox: by words, best first, or the names of ids. */
export async function optionsOf(db: Db, table: Table, query: OptionQuery, user: User): Promise<List<RecordOption>> {
  const { label, note, fields } = table.resource
  const derived = new Map(derivedFields(table, user).map(([name, , value]) => [name, value]))
  const column = (name: string) => derived.get(name) ?? sql`t.${named(wireOf(name, fields[name]! as Field<unknown>))}`
  const ids = (query.ids ?? '').split(',').filter((id) => /^\d{1,15}$/.test(id))
  const wanted =
    query.ids === undefined
      ? all([searched(table, query.words), table.choices?.where(query as unknown as WireRecord, user)])
      : sql`t.id = any(${sql.param(ids)}::bigint[])`
  const order = table.choices?.order ?? sql`length(${column(label)}), t.id desc`
  const where = sql`from ${named(table.name)} t where ${all([wanted, visible(table, user)])}`
  const parts = [
    sql`t.id::text as id`,
    sql`${column(label)} as name`,
    ...(note ? [sql`${column(note)} as note`] : []),
    ...broughtColumn(table, user),
  ]
  const size = Math.min(query.limit ?? 20, 200)
  // one more than is shown tells whether there are more: nobody counts a hundred thousand for it
  const page = query.page ?? 1
  const found = await rows<RecordOption>(
    db,
    sql`select ${sql.join(parts, sql`, `)} ${where} order by ${order} limit ${size + 1} offset ${(page - 1) * size}`,
  )
  return { list: found.slice(0, size), count: (page - 1) * size + found.length }
}
