import { useStore } from '@nanostores/react'
import { FieldCell } from '../cell.tsx'
import type { GridStore } from './grid-store.ts'
import { columnSum } from './sums.ts'

/** The last row: what columns come to. */
export function GridSums({ grid, titles, total }: { grid: GridStore; titles: readonly string[]; total: string }) {
  const rows = useStore(grid.$rows)
  const { columns, sums } = grid.shape
  return (
    <div role="rowgroup" className="lines-foot">
      <div role="row" className="lines-line" aria-rowindex={rows.length + 2}>
        <div role="rowheader" className="lines-number">
          {total}
        </div>
        {columns.map(({ name, field }, at) => (
          <div
            key={name}
            role="gridcell"
            className="lines-cell"
            data-kind={field.kind.as}
            data-title={titles[at]}
            data-sum={sums.includes(name)}
            {...(sums.includes(name) && { title: columnSum(rows, name) })}
          >
            {sums.includes(name) && <FieldCell field={field} value={columnSum(rows, name)} reader={grid.reader} base="" />}
          </div>
        ))}
      </div>
    </div>
  )
}
