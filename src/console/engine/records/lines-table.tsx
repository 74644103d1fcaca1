import { FieldCell } from '#src/fields/cell.tsx'
import { readerOf } from '#src/fields/reader.ts'
import type { Field, Fields } from '#src/kinds/kind.ts'

export interface LinesTableProps {
  field: Field<unknown>
  rows: readonly (Readonly<Record<string, unknown>> & { readonly id: string })[]
  words: Readonly<Record<string, unknown>>
  base: string
}

/** What the references of a row are called. */
const namesOf = (row: Readonly<Record<string, unknown>>) => (row['names'] ?? {}) as Readonly<Record<string, string>>

/** Rows of a record, to be read. */
export function LinesTable({ field, rows, words, base }: LinesTableProps) {
  const { of } = field.options as { of: Fields }
  // a column without a word in it keeps the others from being read
  const isSaid = (name: string, { kind }: Field<unknown>) => rows.some((row) => !kind.isEmpty(row[name]))
  const columns = (Object.entries(of) as [string, Field<unknown>][]).filter(([name, one]) => !one.isKept && isSaid(name, one))
  const reader = readerOf(words)
  return (
    // who has no mouse moves it with the arrows
    <div className="field-lines" role="group" tabIndex={0} aria-label={String(words['lines'] ?? words['title'] ?? '')}>
      <table>
        <thead>
          <tr>
            {columns.map(([name, { kind }]) => (
              <th key={name} scope="col" data-kind={kind.as}>
                {String(words[name] ?? name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(([name, one]) => (
                <td key={name} data-kind={one.kind.as} data-title={String(words[name] ?? name)}>
                  <FieldCell field={one} value={row[name]} name={namesOf(row)[name]} reader={reader} base={base} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
