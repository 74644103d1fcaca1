import { sql, type SQL } from 'drizzle-orm'
import type { List } from '#src/api/endpoint.ts'
import type { OptionQuery, RecordOption, RecordQuery, WireRecord } from '#src/api/resource.ts'
import { wireOf, type Field } from '#src/kinds/kind.ts'
import { row, rows, type Db } from '../db.ts'
import { Refusal } from '../refusal.ts'
import type { User } from '../sessions.ts'
import { pageOf } from '../shop/paging.ts'
import { orderBy } from '../shop/sorting.ts'
import { shopTime } from '../shop/time.ts'
import { selected } from './columns.ts'
import { linesFields, maySee, plainFields, type LinesField, type Table } from './table.ts'
import { nameKeyOf, nameOf } from './sources.ts'
import { matchesWords } from './words.ts'

const named = (name: string) => sql.identifier(name)
const all = (conditions: readonly (SQL | undefined)[]) =>
  sql.join([sql`true`, ...conditions.filter((one) => one !== undefined)], sql` and `)

function ownColumns(table: Table, user: User): SQL[] {
  return plainFields(table)
    .filter(([, field]) => maySee(field, user))
    .flatMap(([name, field]) => {
      const label = nameOf('t', name, field)
      return [
        sql`${selected(name, field)} as ${named(wireOf(name, field))}`,
        ...(label ? [sql`${label} as ${named(nameKeyOf(name, field))}`] : []),
      ]
    })
}

const always = [sql`t.id::text as id`, sql`t.version`, sql`t.updated_by`, sql`${shopTime('t.updated_at')} as updated_at`]

const extraColumns = ({ extra = {} }: Table): SQL[] => Object.entries(extra).map(([name, value]) => sql`${value} as ${named(name)}`)

/** Rows that are there, and that somebody may see. */
const visible = ({ removedFlag, scope }: Table, user: User): SQL =>
  all([removedFlag ? sql`t.${named(removedFlag)} = 0` : undefined, scope?.(user)])

/** Rows of a lines field as one list, in their order. */
function linesColumn(table: Table, { name, field, of }: LinesField): SQL {
  const column = wireOf(name, field)
  const pairs = (Object.entries(of) as [string, Field<unknown>][]).flatMap(([key, one]) => {
    const label = nameOf('t', key, one)
    return [
      sql`${sql.raw(`'${wireOf(key, one)}'`)}, ${selected(key, one)}`,
      ...(label ? [sql`${sql.raw(`'${nameKeyOf(key, one)}'`)}, ${label}`] : []),
    ]
  })
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

const searched = (table: Table, words: string | undefined) => (words?.trim() ? matchesWords(words.trim(), plainFields(table)) : undefined)

/** Fields that a list can be ordered by, with their columns. */
export const sortable = (table: Table): Record<string, SQL> =>
  Object.fromEntries(
    plainFields(table)
      .filter(
        ([, { kind }]) => !['longText', 'richText', 'pictures', 'picture', 'period', 'tags', 'choices', 'references'].includes(kind.as),
      )
      .map(([name, field]) => [wireOf(name, field), sql`t.${named(wireOf(name, field))}`]),
  )

/** Records by pages. Every row carries `id`, `version`, `updated_by`, `updated_at`, and the names of what it refers to. */
export async function listRows(db: Db, table: Table, query: RecordQuery, user: User): Promise<List<WireRecord>> {
  const conditions = [searched(table, query.keyword), ...plainFields(table).map((one) => filtered(one, query)), visible(table, user)]
  const where = sql`from ${named(table.name)} t where ${all(conditions)}`
  const order = orderBy(query as { sort?: string; order?: string }, sortable(table), table.order ?? sql`t.id desc`)
  const columns = sql.join([...always, ...ownColumns(table, user), ...extraColumns(table)], sql`, `)
  const list = await rows<WireRecord>(db, sql`select ${columns} ${where} ${order} ${pageOf(query, 15)}`)
  const counted = await row<{ count: number }>(db, sql`select count(*)::int as count ${where}`)
  return { list, count: counted?.count ?? 0 }
}

const missing = () => new Refusal({ status: 400, code: 'RECORD_GONE' })

/** One record with its lines. Refused with RECORD_GONE where it is not there, or is not for this person. */
export async function readRow(db: Db, table: Table, id: number, user: User): Promise<WireRecord> {
  const own = sql.join([...always, ...ownColumns(table, user), ...extraColumns(table)], sql`, `)
  const found = await row<WireRecord>(
    db,
    sql`select ${own} from ${named(table.name)} t where ${all([sql`t.id = ${id}`, visible(table, user)])}`,
  )
  if (!found) throw missing()
  const lines = linesFields(table)
  if (lines.length === 0) return found
  const columns = sql.join(
    lines.map((one) => linesColumn(table, one)),
    sql`, `,
  )
  return { ...found, ...(await row<WireRecord>(db, sql`select ${columns} from ${named(table.name)} p where p.id = ${id}`)) }
}

/** Choices of a combobox: by words, best first, or the names of ids. */
export async function optionsOf(db: Db, table: Table, query: OptionQuery, user: User): Promise<List<RecordOption>> {
  const { label, note, fields } = table.resource
  const column = (name: string) => sql`t.${named(wireOf(name, fields[name]! as Field<unknown>))}`
  const ids = (query.ids ?? '').split(',').filter((id) => /^\d{1,15}$/.test(id))
  const wanted = query.ids === undefined ? searched(table, query.words) : sql`t.id = any(${sql.param(ids)}::bigint[])`
  const where = sql`from ${named(table.name)} t where ${all([wanted, visible(table, user)])}`
  const parts = [sql`t.id::text as id`, sql`${column(label)} as name`, ...(note ? [sql`${column(note)} as note`] : [])]
  const size = Math.min(query.limit ?? 20, 200)
  // one more than is shown tells whether there are more: nobody counts a hundred thousand for it
  const page = query.page ?? 1
  const found = await rows<RecordOption>(
    db,
    sql`select ${sql.join(parts, sql`, `)} ${where} order by length(${column(label)}), t.id desc limit ${size + 1} offset ${(page - 1) * size}`,
  )
  return { list: found.slice(0, size), count: (page - 1) * size + found.length }
}
