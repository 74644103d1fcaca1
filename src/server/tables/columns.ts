import { sql, type SQL } from 'drizzle-orm'
import { wireOf, type Field } from '#src/kinds/kind.ts'
import { shopTime } from '../shop/time.ts'

/** A column of the database: what it may be there (`udt_name` of the catalogue), and what is written into it. */
export interface Column {
  name: string
  types: readonly string[]
  /** Of a value as `Kind.write` returns it. */
  value(wire: unknown): SQL
}

const named = (name: string) => sql.identifier(name)
const textual = { types: ['text', 'varchar'], value: (wire: unknown) => sql`${wire}` }
const listed = { types: ['jsonb'], value: (wire: unknown) => sql`${JSON.stringify(wire)}::jsonb` }
const exact = { types: ['numeric'], value: (wire: unknown) => sql`nullif(${wire}::text, '')::numeric` }
const byKind: Readonly<Record<string, Omit<Column, 'name'>>> = {
  whole: { types: ['int2', 'int4', 'int8'], value: (wire) => sql`${wire}::bigint` },
  ...{ decimal: exact, money: exact, weight: exact, percent: exact },
  day: { types: ['date'], value: (wire) => sql`nullif(${wire}::text, '')::date` },
  time: { types: ['timestamptz'], value: (wire) => sql`nullif(${wire}::text, '')::timestamp at time zone 'Asia/Shanghai'` },
  flag: { types: ['int2', 'int4'], value: (wire) => sql`${wire}::smallint` },
  ...{ choices: listed, tags: listed, pictures: listed, references: listed },
  reference: { types: ['int8'], value: (wire) => sql`nullif(${wire}::text, '')::bigint` },
}
const zeroOrId = { types: ['int8'], value: (wire: unknown) => sql`coalesce(nullif(${wire}::text, '')::bigint, 0)` }

const isNumber = (field: Field<unknown>) => (field.options as { isNumber?: boolean }).isNumber === true
const isZeroNone = (field: Field<unknown>) => (field.options as { isZeroNone?: boolean }).isZeroNone === true
const ofKind = (field: Field<unknown>) =>
  isZeroNone(field) ? zeroOrId : isNumber(field) ? byKind['whole']! : (byKind[field.kind.as] ?? textual)

/** The columns of a field; a period has two, `<name>_from` and `<name>_to`. */
export function columnsOf(name: string, field: Field<unknown>): Column[] {
  const column = wireOf(name, field)
  if (field.kind.as !== 'period') return [{ name: column, ...ofKind(field) }]
  const end = (key: 'from' | 'to'): Column => ({
    name: `${column}_${key}`,
    types: ['date'],
    value: (wire) => byKind['day']!.value((wire as Record<string, string>)[key]),
  })
  return [end('from'), end('to')]
}

/** A field as it goes over the wire, out of the table `t`. */
export function selected(name: string, field: Field<unknown>): SQL {
  const column = wireOf(name, field)
  const at = sql`t.${named(column)}`
  const kind = field.kind.as
  if (kind === 'period')
    return sql`json_build_object('from', coalesce(t.${named(`${column}_from`)}::text, ''), 'to', coalesce(t.${named(`${column}_to`)}::text, ''))`
  if (['decimal', 'money', 'weight', 'percent'].includes(kind)) return sql`coalesce(trim_scale(${at})::text, '')`
  if (kind === 'time') return sql`coalesce(${shopTime(`t."${column}"`)}, '')`
  if (kind === 'day' || kind === 'reference') return sql`coalesce(${at}::text, '')`
  return at
}
