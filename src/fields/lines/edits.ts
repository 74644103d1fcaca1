import type { Reader } from '#src/kinds/kind.ts'
import { blankRow, changedRow, textOf, valueOf, type GridColumn, type Row, type RowShape } from './rows.ts'

/** A cell by the numbers of its row and column. */
export interface Point {
  readonly row: number
  readonly column: number
}

/** Cells from one corner to the other, both in it. */
export interface Range {
  readonly from: Point
  readonly to: Point
}

/** The cells between two corners, whichever they are. */
export const rangeOf = (one: Point, other: Point): Range => ({
  from: { row: Math.min(one.row, other.row), column: Math.min(one.column, other.column) },
  to: { row: Math.max(one.row, other.row), column: Math.max(one.column, other.column) },
})

const isIn = (number: number, from: number, to: number) => number >= from && number <= to

/** Rows whose cells in a range are changed; `next` gives the value of one, or undefined to leave it. */
function withRange(
  shape: RowShape,
  rows: readonly Row[],
  { from, to }: Range,
  next: (column: GridColumn, at: Point) => { value: unknown } | undefined,
): Row[] {
  return rows.map((row, number) => {
    if (!isIn(number, from.row, to.row)) return row
    const patch: Record<string, unknown> = {}
    for (let at = from.column; at <= to.column; at++) {
      const column = shape.columns[at]
      if (!column || column.isFixed) continue
      const found = next(column, { row: number, column: at })
      if (found && found.value !== row[column.name]) patch[column.name] = found.value
    }
    return Object.keys(patch).length === 0 ? row : changedRow(shape, row, patch)
  })
}

/** Empties the cells of a range. */
export const cleared = (shape: RowShape, rows: readonly Row[], range: Range): Row[] =>
  withRange(shape, rows, range, ({ field }) => ({ value: field.kind.empty }))

/** Fills the first row of a range down to its last; a range of one row takes what stands above it. */
export function filledDown(shape: RowShape, rows: readonly Row[], { from, to }: Range): Row[] {
  const source = rows[from.row === to.row ? from.row - 1 : from.row]
  return source ? withRange(shape, rows, { from, to }, ({ name }) => ({ value: source[name] })) : [...rows]
}

/** What a range says, row by row. */
export const copied = (shape: RowShape, rows: readonly Row[], { from, to }: Range, reader: Reader): string[][] =>
  rows
    .slice(from.row, to.row + 1)
    .map((row) => shape.columns.slice(from.column, to.column + 1).map((column) => textOf(column, row[column.name], reader)))

/** What came of pasting: the rows, the range that was written, and what had no room. */
export interface Pasted {
  rows: Row[]
  range: Range
  /** Cells beyond the last column, and rows beyond the most that there may be. */
  lostCells: number
  lostRows: number
}

/**
 * Pastes cells into a range, from its first cell on; a single cell fills all of it, and so do rows that fit into it several times.
 * Rows are added below the last one, up to the most that there may be.
 */
export function pasted(
  shape: RowShape,
  rows: readonly Row[],
  { from, to }: Range,
  cells: readonly (readonly string[])[],
  reader: Reader,
): Pasted {
  const width = Math.max(...cells.map((row) => row.length))
  const times = (there: number, given: number) => (there % given === 0 ? there : given)
  const high = times(to.row - from.row + 1, cells.length)
  const wide = times(to.column - from.column + 1, width)
  const last = Math.min(from.row + high, shape.isGiven ? rows.length : shape.max)
  const grown = [...rows]
  while (grown.length < last) grown.push(blankRow(shape))
  const end = Math.min(from.column + wide, shape.columns.length)
  const range = { from, to: { row: last - 1, column: end - 1 } }
  const next = withRange(shape, grown, range, (column, at) => {
    const text = cells[(at.row - from.row) % cells.length]![(at.column - from.column) % width]
    return text === undefined ? undefined : { value: valueOf(column, text, reader) }
  })
  const room = shape.columns.length - from.column
  const lostCells = cells.reduce((sum, row) => sum + row.slice(room).filter((text) => text.trim() !== '').length, 0)
  return { rows: next, range, lostCells, lostRows: from.row + high - last }
}

/** Rows with an empty one before a number; undefined when there is no room. */
export const withInserted = (shape: RowShape, rows: readonly Row[], before: number): Row[] | undefined =>
  rows.length < shape.max ? [...rows.slice(0, before), blankRow(shape), ...rows.slice(before)] : undefined

/** Rows without those of a range. */
export const withoutRows = (rows: readonly Row[], { from, to }: Range): Row[] => rows.filter((_, number) => !isIn(number, from.row, to.row))

/** Rows in which those of a range stand one higher or lower; undefined at the end of the list. */
export function withMoved(rows: readonly Row[], { from, to }: Range, step: 1 | -1): Row[] | undefined {
  const target = step < 0 ? from.row - 1 : to.row + 1
  const other = rows[target]
  if (!other) return undefined
  const moved = rows.slice(from.row, to.row + 1)
  return step < 0
    ? [...rows.slice(0, target), ...moved, other, ...rows.slice(to.row + 1)]
    : [...rows.slice(0, from.row), other, ...moved, ...rows.slice(target + 1)]
}
