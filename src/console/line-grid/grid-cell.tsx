import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import { $text } from './line-grid.text.ts'
import { faultOf, valueOf, type GridColumn, type GridLine } from './lines.ts'

interface GridCellProps {
  column: GridColumn
  line: GridLine
  place: { line: number; column: number }
  label: string
  /** An empty cell that may not be so is wrong, too. */
  isChecked: boolean
  onWrite(value: string): void
  /** What stands in the open cell, which does not count yet. */
  onType(value: string): void
}

/** One cell: what is typed counts when the cell is left, and Escape takes it back. What is wrong with it stands below. */
export function GridCell({ column, line, place, label, isChecked, onWrite, onType }: GridCellProps) {
  const text = useStore($text)
  const id = useId()
  const [draft, setDraft] = useState<string>()
  const value = valueOf(line, column)
  if (column.of) return <output aria-label={label}>{value}</output>
  const written = draft ?? value
  const found = faultOf({ ...line, [column.key]: written.trim() }, column)
  const fault = found === 'missing' && !isChecked ? undefined : found
  const leave = () => {
    setDraft(undefined)
    if (draft !== undefined && draft !== value) onWrite(draft)
  }
  const type = (next: string | undefined) => {
    setDraft(next)
    onType(next ?? value)
  }
  return (
    <>
      <input
        aria-label={label}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={fault && id}
        data-line={place.line}
        data-column={place.column}
        inputMode={column.kind === 'decimal' ? 'decimal' : undefined}
        value={written}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={leave}
        onKeyDown={(event) => event.key === 'Escape' && draft !== undefined && type(undefined)}
      />
      {fault && (
        <small id={id} className="line-grid-fault">
          {fault === 'number' ? text.noNumber : text.missing}
        </small>
      )}
    </>
  )
}
