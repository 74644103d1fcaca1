import type { ComponentType } from 'react'
import type { Field, Reader } from '#src/kinds/kind.ts'

/** What a cell is drawn from. */
export interface CellProps<V = unknown> {
  field: Field<V>
  value: V
  /** Name that the server sent beside a reference. */
  name?: string | undefined
  reader: Reader
  /** Origin of pictures. */
  base: string
}

const found = import.meta.glob<ComponentType<CellProps<never>>>('./*/cell.tsx', { eager: true, import: 'default' })
const cells = new Map(Object.entries(found).map(([path, Cell]) => [path.split('/')[1]!, Cell as unknown as ComponentType<CellProps>]))

/** Kinds that look like another. */
const alike: Readonly<Record<string, string>> = {
  decimal: 'figure',
  money: 'figure',
  weight: 'figure',
  percent: 'figure',
  whole: 'figure',
  choices: 'tags',
}

/** A value in a list or a detail: as its kind shows it, as words where it has no look of its own; a dash for nothing. */
export function FieldCell(props: CellProps) {
  const { field, value, reader } = props
  const { none } = field.options as { none?: string }
  if (field.kind.isEmpty(value)) return <span className="field-none">{none ? reader.word(none) : '—'}</span>
  const Cell = cells.get(alike[field.kind.as] ?? field.kind.as)
  return Cell ? <Cell {...props} /> : field.kind.text(value, reader)
}
