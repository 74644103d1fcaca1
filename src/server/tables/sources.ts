import { sql, type SQL } from 'drizzle-orm'
import { wireOf, type Field } from '#src/kinds/kind.ts'
import { seenPaper } from '../factory/scopes/papers.ts'
import type { User } from '../sessions.ts'

/** Where the names of a reference come from. */
export interface Source {
  /** Table of the database. */
  table: string
  /** Column of the name. */
  label: string
  /** How its records are listed; by name unless told. */
  order?: SQL
  /** Whether somebody may see a record of it, by its id; undefined for all. */
  seen?: ((user: User, id: SQL) => SQL | undefined) | undefined
}

/** Whether somebody may see the paper of a line. */
function seenLine(user: User, id: SQL): SQL | undefined {
  const seen = seenPaper(user, 'x')
  return (
    seen &&
    sql`exists (select from factory_documents_lines y join factory_documents x on x.id = y.parent_id where y.id = ${id} and ${seen})`
  )
}

/** References to what has no declared table. */
const sources = new Map<string, Source>([
  ['staff', { table: 'accounts', label: 'real_name' }],
  ['factory-line', { table: 'factory_line_names', label: 'name', seen: seenLine }],
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

/**
 * The name of what a reference points at, out of the alias that holds the id; '' where it is not there any more, or is not for somebody to see
 * (`isScoped`).
 */
export function nameOf(alias: string, name: string, field: Field<unknown>, user?: User): SQL | undefined {
  const source = sourceOf(field)
  if (!source) return undefined
  const id = sql`${sql.identifier(alias)}.${sql.identifier(wireOf(name, field))}`
  const isScoped = (field.options as { isScoped?: boolean }).isScoped === true
  const seen = isScoped && user ? source.seen?.(user, id) : undefined
  return sql`coalesce((select r.${sql.identifier(source.label)} from ${sql.identifier(source.table)} r where r.id = ${id}${seen ? sql` and ${seen}` : sql``}), '')`
}
