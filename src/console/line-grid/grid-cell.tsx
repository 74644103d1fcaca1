import { useState } from 'react'
import { readCell, valueOf, type GridColumn, type GridLine } from './lines.ts'

interface GridCellProps {
  column: GridColumn
  line: GridLine
  place: { line: number; column: number }
  label: string
  onWrite(value: string): void
}

/** One cell: what is typed counts when the cell is left, and Escape takes it back. */
export function GridCell({ column, line, place, label, onWrite }: GridCellProps) {
  const [draft, setDraft] = useState<string>()
  const value = valueOf(line, column)
  if (column.of) return <output aria-label={label}>{value}</output>
  const written = draft ?? value
  const leave = () => {
    setDraft(undefined)
    if (draft !== undefined && draft !== value) onWrite(draft)
  }
  return (
    <input
      aria-label={label}
      aria-invalid={readCell(column, written) === null || undefined}
      data-line={place.line}
      data-column={place.column}
      inputMode={column.kind === 'decimal' ? 'decimal' : undefined}
      value={written}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Escape' && setDraft(undefined)}
    />
  )
}
