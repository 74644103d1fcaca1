import { useStore } from '@nanostores/react'
import { X } from 'lucide-react'
import { memo } from 'react'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { $fieldWords } from '../fields.text.ts'
import { removeRows } from './commands.ts'
import { GridCell } from './grid-cell.tsx'
import type { GridStore } from './grid-store.ts'

interface GridRowProps {
  grid: GridStore
  id: string
  row: number
  /** px from the first row. */
  top: number
  height: number
  titles: readonly string[]
}

/** One row; it is drawn anew when it moves, not when a cell of it changes. */
export const GridRow = memo(function GridRow({ grid, id, row, top, height, titles }: GridRowProps) {
  const text = useStore($fieldWords)
  return (
    <div role="row" className="lines-row" aria-rowindex={row + 2} style={{ top, height }}>
      <div role="rowheader" className="lines-number" aria-colindex={1} data-row-head={row}>
        {row + 1}
      </div>
      {grid.shape.columns.map((column, at) => (
        <GridCell key={column.name} {...{ grid, id, row, at, column }} title={titles[at]!} />
      ))}
      <div role="gridcell" className="lines-remove" aria-colindex={grid.shape.columns.length + 2}>
        {!grid.shape.isGiven && (
          <IconButton
            size="compact"
            label={text.removeLine(row + 1)}
            icon={<X size={14} aria-hidden />}
            tabIndex={-1}
            onClick={() => removeRows(grid, row)}
          />
        )}
      </div>
    </div>
  )
})
