import { sql, type SQL } from 'drizzle-orm'
import { wireOf, type Field } from '#src/kinds/kind.ts'

/** Where the names of a reference come from. */
export interface Source {
  /** Table of the database. */
  table: string
  /** Column of the name. */
  label: string
  /** How its records are listed; by name unless told. */
  order?: SQL
}

/** References to what has no declared table. */
const sources = new Map<string, Source>([
  ['staff', { table: 'accounts', label: 'real_name' }],
  ['factory-line', { table: 'factory_line_names', label: 'name' }],
])

/** Makes a resource's records something that fields can point at. */
export const addSource = (name: string, source: Source): void => void sources.set(name, source)

/** Where a reference field points; undefined for other kinds. @throws Error for a source that nobody declares */
export function sourceOf({ kind, options }: Field<unknown>): Source | undefined {
  if (kind.as !== 'reference') return undefined
  const { source } = options as { source: string }
  const found = sources.get(source)
  if (!found) throw new Error(`no resource is called ${source}`)
  return found
}

/** The name of what a reference points at, out of the alias that holds the id; '' where it is not there any more. */
export function nameOf(alias: string, name: string, field: Field<unknown>): SQL | undefined {
  const source = sourceOf(field)
  if (!source) return undefined
  const id = sql`${sql.identifier(alias)}.${sql.identifier(wireOf(name, field))}`
  return sql`coalesce((select r.${sql.identifier(source.label)} from ${sql.identifier(source.table)} r where r.id = ${id}), '')`
}
