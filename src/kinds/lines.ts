import { faultOf, field, wireOf, type Field, type FieldOptions, type Fields, type Kind, type ValuesOf } from './kind.ts'

/** A row of lines: its values, and what else the server sent with it. */
export type LineOf<F extends Fields> = ValuesOf<F> & { readonly id: string }

export interface LinesOptions<F extends Fields> extends FieldOptions<readonly LineOf<F>[]> {
  /** Rows at most. */
  max?: number
  /** Names of columns whose sum stands below. */
  sums?: readonly (keyof F & string)[]
}

let made = 0
/** Id of a row that no server knows. */
export const newLineId = (): string => `new-${++made}`
/** Whether a server knows the row. */
export const isNewLine = (id: string): boolean => id.startsWith('new-')

type Wire = Readonly<Record<string, unknown>>
const rowsIn = (wire: unknown): readonly Wire[] =>
  Array.isArray(wire) ? wire.filter((row): row is Wire => typeof row === 'object' && row !== null) : []

function linesKind<F extends Fields>(of: F, max: number): Kind<readonly LineOf<F>[]> {
  const entries = Object.entries(of) as [string, Field<unknown>][]
  const readRow = (row: Wire) =>
    ({
      ...Object.fromEntries(entries.map(([name, one]) => [name, one.kind.read(row[wireOf(name, one)])])),
      id: row['id'] === undefined ? newLineId() : String(row['id']),
    }) as LineOf<F>
  const writeRow = (row: LineOf<F>) => ({
    ...(isNewLine(row.id) ? {} : { id: row.id }),
    ...Object.fromEntries(entries.map(([name, one]) => [wireOf(name, one), one.kind.write((row as Record<string, unknown>)[name])])),
  })
  return {
    as: 'lines',
    empty: [],
    isEmpty: (value) => value.length === 0,
    read: (wire) => rowsIn(wire).map(readRow),
    write: (value) => value.map(writeRow),
    text: (value) => String(value.length),
    parse: () => ({ fault: { code: 'FIELD_LINES' } }),
    fault(value) {
      if (value.length > max) return { code: 'FIELD_COUNT', values: { max } }
      const isWrong = value.some((row) => entries.some(([name, one]) => faultOf(one, (row as Record<string, unknown>)[name])))
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
  field(linesKind(of, options.max ?? 500), { ...options, of } as LinesOptions<F>)
