import type { GridStore } from './grid-store.ts'
import type { GridColumn } from './rows.ts'

/** What the chosen cell is edited with. */
export interface ActiveCellProps {
  grid: GridStore
  id: string
  column: GridColumn
  value: unknown
  label: string
  describedBy: string | undefined
}
