import { cleared, copied, filledDown, pasted, withInserted, withMoved, withoutRows, type Pasted } from './edits.ts'
import type { GridStore } from './grid-store.ts'

/** Adds a row below the last one and goes there; undefined when there are as many as may be. */
export function addRow(grid: GridStore, column = 0): void {
  grid.end()
  const rows = grid.shape.isGiven ? undefined : withInserted(grid.shape, grid.rows, grid.rows.length)
  if (!rows) return
  grid.change(rows)
  grid.select({ row: rows.length - 1, column })
}

/** Adds a row above or below the chosen ones. */
export function insertRow(grid: GridStore, side: 'above' | 'below'): void {
  grid.end()
  const { from, to } = grid.range
  const before = side === 'above' ? from.row : to.row + 1
  const rows = grid.shape.isGiven ? undefined : withInserted(grid.shape, grid.rows, Math.min(before, grid.rows.length))
  if (!rows) return
  grid.change(rows)
  grid.select({ row: Math.min(before, rows.length - 1), column: from.column })
}

/** Takes the chosen rows away, or the one with a number. */
export function removeRows(grid: GridStore, number?: number): void {
  grid.end()
  if (grid.shape.isGiven) return
  const { range } = grid
  const point = (row: number) => ({ row, column: range.from.column })
  const gone = number === undefined ? range : { from: point(number), to: point(number) }
  const rows = withoutRows(grid.rows, gone)
  grid.change(rows)
  if (rows.length > 0) grid.select(point(Math.min(gone.from.row, rows.length - 1)))
}

/** Moves the chosen rows up or down. */
export function moveRows(grid: GridStore, step: 1 | -1): void {
  grid.end()
  const rows = grid.shape.isGiven ? undefined : withMoved(grid.rows, grid.range, step)
  if (!rows) return
  grid.change(rows)
  const { at, anchor } = grid.$selection.get()
  grid.$selection.set({ at: { ...at, row: at.row + step }, anchor: { ...anchor, row: anchor.row + step } })
  grid.focus()
}

export function clearCells(grid: GridStore): void {
  grid.change(cleared(grid.shape, grid.rows, grid.range))
}

export function fillDown(grid: GridStore): void {
  grid.end()
  grid.change(filledDown(grid.shape, grid.rows, grid.range))
}

/** What the chosen cells say. */
export const copyCells = (grid: GridStore): string[][] => copied(grid.shape, grid.rows, grid.range, grid.reader)

/** Puts cells of a clipboard where the chosen ones begin. */
export function pasteCells(grid: GridStore, cells: readonly (readonly string[])[]): Pasted {
  grid.end()
  const result = pasted(grid.shape, grid.rows, grid.range, cells, grid.reader)
  grid.change(result.rows)
  if (grid.rows.length > 0) grid.selectRange(result.range)
  grid.names.tellPasted()
  return result
}

/** Goes to the next cell in which something is wrong, from the chosen one on and round. */
export function nextFault(grid: GridStore): void {
  grid.end()
  const { at } = grid.$selection.get()
  const { columns } = grid.shape
  const faults = grid.$faults.get()
  const points = grid.rows.flatMap(({ id }, row) => {
    const wrong = faults.get(id) ?? {}
    return columns.flatMap(({ name }, column) => (name in wrong ? [{ row, column }] : []))
  })
  const next = points.find(({ row, column }) => row > at.row || (row === at.row && column > at.column)) ?? points[0]
  if (next) grid.select(next)
}
