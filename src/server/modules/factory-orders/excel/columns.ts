import { sql, type SQL } from 'drizzle-orm'
import { nameKeyOf, wireOf, type Field } from '#src/kinds/kind.ts'
import type { LinesOptions } from '#src/kinds/lines.ts'
import type { SheetColumn } from '#src/papers/sheet/workbook-stream.ts'
import type { User } from '#src/server/sessions.ts'
import { selected } from '#src/server/tables/columns.ts'
import { nameOf } from '#src/server/tables/sources.ts'
import { derivedFields, linesFields, plainFields, maySee, seenOf, type Table } from '#src/server/tables/table.ts'

/** A field of a paper or of its lines as a column of a sheet. */
export interface PaperColumn {
  /** Fields of lines are called `lines.qty`. */
  key: string
  name: string
  field: Field<unknown>
  isLine: boolean
  isSummed: boolean
  /** What it is looked up by, where it stands in no column of `t`. */
  value?: SQL
}

/** Those whose values say something in a cell. */
const isText = ({ kind }: Field<unknown>) => !['pictures', 'picture', 'richText', 'lines'].includes(kind.as)

/** What a paper's lines come to together: it is summed where they are listed, and stands nowhere else there. */
const totalsOf = ({ resource }: Table): string[] => Object.keys(resource.computed ?? {})

/** Fields of a document that somebody may see; with what its lines come to, or without. */
export function documentColumns(table: Table, user: User, { hasTotals }: { hasTotals: boolean }): PaperColumn[] {
  const totals = totalsOf(table)
  return plainFields(table)
    .filter(([name, field]) => maySee(field, user) && !field.isKept && isText(field) && (hasTotals || !totals.includes(name)))
    .map(([name, field]) => ({ key: name, name, field, isLine: false, isSummed: totals.includes(name) }))
}

/** What is looked up for a document or a line of a report, like its goods in brief: in a file where it is asked for, as in the list. */
export const derivedColumns = (table: Table, user: User): PaperColumn[] =>
  derivedFields(table, user)
    .filter(([, field]) => !field.isKept && isText(field))
    .map(([name, field, value]) => ({ key: name, name, field, isLine: false, isSummed: false, value }))

/** Columns of its lines that somebody may see, and what each comes to. */
export function lineColumns(table: Table, user: User): PaperColumn[] {
  const totals = totalsOf(table)
  return linesFields(table).flatMap(({ name: lines, field: own, of }) => {
    const { sums = [] } = own.options as LinesOptions<never>
    return seenOf(of, user)
      .filter(([name, field]) => isText(field) && (!field.isKept || totals.includes(name)))
      .map(([name, field]) => {
        const isSummed = totals.includes(name) || (sums as readonly string[]).includes(name) || ['weight', 'money'].includes(field.kind.as)
        return { key: `${lines}.${name}`, name, field, isLine: true, isSummed }
      })
  })
}

const prefixOf = ({ isLine }: PaperColumn) => (isLine ? 'l_' : 'd_')

/** What is selected of columns out of the table `t`. */
export function selectedOf(columns: readonly PaperColumn[], user: User): SQL[] {
  return columns.flatMap((column) => {
    const { name, field, value } = column
    const label = value ? undefined : nameOf('t', name, field, user)
    return [
      sql`${value ? sql`(${value})::text` : selected(name, field)} as ${sql.identifier(prefixOf(column) + wireOf(name, field))}`,
      ...(label ? [sql`${label} as ${sql.identifier(prefixOf(column) + nameKeyOf(name, field))}`] : []),
    ]
  })
}

export type PaperRow = Readonly<Record<string, unknown>>

/** A value of a row as text. */
export function textOf(column: PaperColumn, row: PaperRow, word: (key: string) => string): string {
  const { name, field } = column
  const named = row[prefixOf(column) + nameKeyOf(name, field)]
  const value = field.kind.read(row[prefixOf(column) + wireOf(name, field)])
  return field.kind.text(value, { word, name: (_, id) => (typeof named === 'string' && named !== '' ? named : id) })
}

const figures = new Set(['number', 'money', 'percent'])

/** What cells of rows show. A figure is what the database says: a cell has a look of its own. Everything else is known before the first row. */
export function cellsOf(columns: readonly PaperColumn[], word: (key: string) => string): (row: PaperRow) => string[] {
  const each = columns.map((column): ((row: PaperRow) => string) => {
    const { name, field } = column
    const { kind } = field
    const key = prefixOf(column) + wireOf(name, field)
    if (figures.has(kind.cell)) return (row) => String(row[key] ?? '')
    const nameKey = prefixOf(column) + nameKeyOf(name, field)
    if (kind.as === 'reference') return (row) => String(row[nameKey] || row[key] || '')
    return (row) => kind.text(kind.read(row[key]), { word })
  })
  return (row) => each.map((of) => of(row))
}

export const sheetColumn = ({ field, isSummed }: PaperColumn, title: string): SheetColumn => ({
  ...{ title, as: field.kind.cell },
  ...(isSummed && { isSummed }),
})
