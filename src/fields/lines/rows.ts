import { startOf, type Field, type Fields, type Reader } from '#src/kinds/kind.ts'
import { computedRow, isRefused, newLineId, type Chosen, type LinesOptions } from '#src/kinds/lines.ts'

/** A row of a grid: a value for each column, or the text that a kind refused. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly names?: Readonly<Record<string, string>> }

/** A column of a grid. */
export interface GridColumn {
  readonly name: string
  readonly field: Field<unknown>
  /** Nobody writes it: it is computed, told by the server, or chosen elsewhere. */
  readonly isFixed: boolean
}

/** What a grid needs to know of its rows. */
export interface RowShape {
  readonly field: Pick<Field<unknown>, 'options'>
  readonly columns: readonly GridColumn[]
  readonly max: number
  readonly isGiven: boolean
  readonly sums: readonly string[]
  /** Enter leads to the next cell that is written, and behind the last one to another row; else it leads down. */
  readonly goesAcross: boolean
  readonly passed: readonly string[]
  readonly fills?: ((column: string, chosen: Chosen, row: Row) => Patch | Promise<Patch>) | undefined
}

/** New values of a row, by the names of its columns. */
export type Patch = Readonly<Record<string, unknown>>

/** Kinds that a cell only shows. */
const shownKinds = new Set(['picture', 'pictures', 'richText', 'lines', 'period'])
/** Kinds whose text may have several lines. */
const longKinds = new Set(['longText', 'tags', 'choices'])

/** The columns and rules of a field of lines. */
export function shapeOf(field: Pick<Field<unknown>, 'options'>): RowShape {
  const {
    of,
    computed = {},
    max = 500,
    isGiven = false,
    sums = [],
    goesAcross = false,
    passed = [],
    fills,
  } = field.options as LinesOptions<Fields> & { of: Fields }
  const drawn = Object.entries(of).filter(([, one]) => !one.isKept)
  const columns = drawn.map(([name, one]) => ({
    name,
    field: one,
    isFixed: Boolean(one.readOnly) || name in computed || shownKinds.has(one.kind.as),
  }))
  return { field, columns, max, isGiven, sums, goesAcross, passed, fills: fills as unknown as RowShape['fills'] }
}

/** The resource that the cells of a column point at. */
export const sourceOf = ({ field }: GridColumn): string | undefined =>
  field.kind.as === 'reference' ? (field.options as { source: string }).source : undefined

/** What a cell says: for copies, and to be changed. */
export const textOf = ({ field }: GridColumn, value: unknown, reader: Reader): string =>
  isRefused(value) ? value.refused : field.kind.text(value, reader)

/** The value that a text means, or the text itself with what is wrong with it. */
export function valueOf(column: GridColumn, text: string, reader: Reader): unknown {
  const { field } = column
  // a name is no id: who holds the records says which one is meant
  if (sourceOf(column) !== undefined) return text.trim() === '' ? '' : { refused: text.trim(), fault: { code: 'FIELD_OPTION' } }
  const plain = longKinds.has(field.kind.as) ? text : text.replace(/\s*\n\s*/g, ' ')
  const parsed = field.kind.parse(plain, reader)
  return 'value' in parsed ? parsed.value : { refused: plain, fault: parsed.fault }
}

/** A row with other values, and what is computed of them. */
export const changedRow = ({ field }: RowShape, row: Row, patch: Readonly<Record<string, unknown>>): Row =>
  computedRow(field, { ...row, ...patch, id: row.id })

/** A row that nobody has written in. */
export function blankRow(shape: RowShape): Row {
  const values = Object.fromEntries(shape.columns.map(({ name, field }) => [name, startOf(field)]))
  return changedRow(shape, { ...values, id: newLineId() }, {})
}
