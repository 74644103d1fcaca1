import {
  faultOf,
  field,
  nameKeyOf,
  wireOf,
  type Fault,
  type Field,
  type FieldOptions,
  type Fields,
  type Kind,
  type ValuesOf,
} from './kind.ts'

/** A row of lines: its values, and the names of what its references point at, where the server sent them. */
export type LineOf<F extends Fields> = ValuesOf<F> & { readonly id: string; readonly names?: Readonly<Record<string, string>> }

/** What stands in a cell whose kind could not read the text that was typed or pasted: nobody's work is thrown away. */
export interface Refused {
  readonly refused: string
  readonly fault: Fault
}

/** Whether a cell holds text that its kind could not read. */
export const isRefused = (value: unknown): value is Refused => typeof value === 'object' && value !== null && 'refused' in value

/** A record that was chosen in a field or cell of a reference. */
export interface Chosen {
  readonly id: string
  readonly name: string
  readonly note?: string
  /** What the reference fills in elsewhere: values by the names of the fields there. */
  readonly fills?: Readonly<Record<string, unknown>>
  /** Names of what the filled references point at. */
  readonly names?: Readonly<Record<string, string>>
}

export interface LinesOptions<F extends Fields> extends FieldOptions<readonly LineOf<F>[]> {
  /** Rows at most. */
  max?: number
  /** Which rows there are is decided elsewhere: nobody adds, removes or moves one. */
  isGiven?: boolean
  /** Names of columns whose sum stands below. */
  sums?: readonly (keyof F & string)[]
  /** Enter leads from cell to cell, for who enters row by row. */
  goesAcross?: boolean
  /** Names of columns that Enter passes by: what is seldom written. */
  passed?: readonly string[]
  /** Columns that nobody writes: what they are is computed when their row changes. */
  computed?: { readonly [K in keyof F]?: (row: LineOf<F>) => ValuesOf<F>[K] }
  /** What a chosen record brings into the other cells of its row. */
  fills?: (column: keyof F & string, chosen: Chosen, row: LineOf<F>) => Partial<ValuesOf<F>> | Promise<Partial<ValuesOf<F>>>
}

let made = 0
/** Id of a row that no server knows. */
export const newLineId = (): string => `new-${++made}`
/** Whether a server knows the row. */
export const isNewLine = (id: string): boolean => id.startsWith('new-')

type Wire = Readonly<Record<string, unknown>>
const rowsIn = (wire: unknown): readonly Wire[] =>
  Array.isArray(wire) ? wire.filter((row): row is Wire => typeof row === 'object' && row !== null) : []

/** Names that came beside the references of a row. */
function namesIn(entries: readonly [string, Field<unknown>][], row: Wire): Record<string, string> {
  const found = entries.flatMap(([name, one]) => {
    const { source } = one.options as { source?: string }
    const text = source === undefined ? undefined : row[nameKeyOf(name, one)]
    return typeof text === 'string' ? [[name, text] as const] : []
  })
  return Object.fromEntries(found)
}

/** A row with what is computed of its other values; a cell whose text was refused counts as empty for that. */
export function computedRow<R extends { readonly id: string }>({ options }: Pick<Field<unknown>, 'options'>, row: R): R {
  const { of, computed = {} } = options as LinesOptions<Fields> & { of: Fields }
  const entries = Object.entries(computed) as [string, (row: never) => unknown][]
  if (entries.length === 0) return row
  const next: Record<string, unknown> = { ...row }
  const plain = { ...next }
  for (const [name, { kind }] of Object.entries(of) as [string, Field<unknown>][]) if (isRefused(plain[name])) plain[name] = kind.empty
  for (const [name, compute] of entries) next[name] = plain[name] = compute(plain as never)
  return next as R
}

/** Whether nobody has written anything into a row: what it begins with and what is computed of nothing counts as nothing. */
export function isBlankLine({ options }: Pick<Field<unknown>, 'options'>, row: Readonly<Record<string, unknown>>): boolean {
  const { of, computed = {} } = options as LinesOptions<Fields> & { of: Fields }
  return (Object.entries(of) as [string, Field<unknown>][]).every(([name, { kind, start = kind.empty }]) => {
    const value = row[name]
    if (name in computed || value === undefined || value === start) return true
    return !isRefused(value) && kind.isEmpty(value)
  })
}

/** What is wrong with a cell, filled in or not; a column that the grid of a page does not draw has no value in a new row, and is empty. */
export const cellFaultOf = (one: Field<unknown>, value: unknown): Fault | undefined =>
  isRefused(value) ? value.fault : faultOf(one, value === undefined ? one.kind.empty : value)

function linesKind<F extends Fields>(of: F, options: LinesOptions<F>): Kind<readonly LineOf<F>[]> {
  const { max = 500 } = options
  const isWritten = (row: LineOf<F>) => !isBlankLine({ options: { ...options, of } }, row)
  const entries = Object.entries(of) as [string, Field<unknown>][]
  const readRow = (row: Wire) => {
    const names = namesIn(entries, row)
    return {
      ...Object.fromEntries(entries.map(([name, one]) => [name, one.kind.read(row[wireOf(name, one)])])),
      id: row['id'] === undefined ? newLineId() : String(row['id']),
      ...(Object.keys(names).length > 0 && { names }),
    } as unknown as LineOf<F>
  }
  const writeCell = ({ kind }: Field<unknown>, value: unknown) => kind.write(value === undefined || isRefused(value) ? kind.empty : value)
  const writeRow = (row: LineOf<F>) => ({
    ...(isNewLine(row.id) ? {} : { id: row.id }),
    ...Object.fromEntries(entries.map(([name, one]) => [wireOf(name, one), writeCell(one, (row as Record<string, unknown>)[name])])),
  })
  return {
    as: 'lines',
    empty: [],
    isEmpty: (value) => value.length === 0,
    read: (wire) => rowsIn(wire).map(readRow).filter(isWritten),
    write: (value) => value.filter(isWritten).map(writeRow),
    text: (value) => String(value.length),
    parse: () => ({ fault: { code: 'FIELD_LINES' } }),
    fault(value) {
      const written = value.filter(isWritten)
      if (written.length > max) return { code: 'FIELD_COUNT', values: { max } }
      const isWrong = written.some((row) => entries.some(([name, one]) => cellFaultOf(one, (row as Record<string, unknown>)[name])))
      return isWrong ? { code: 'FIELD_LINES' } : undefined
    },
    cell: 'text',
    schema: {
      type: 'array',
      maxItems: max,
      items: {
        type: 'object',
        properties: { id: { type: 'string' }, ...Object.fromEntries(entries.map(([name, one]) => [wireOf(name, one), one.kind.schema])) },
      },
    },
  }
}

/** Rows of a record: lines of an order, contacts of a customer; at most 500 unless told. */
export const lines = <F extends Fields>(of: F, options: LinesOptions<F> = {}): Field<readonly LineOf<F>[]> =>
  field(linesKind(of, options), { ...options, of } as LinesOptions<F>)
