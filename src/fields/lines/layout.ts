import type { Field } from '#src/kinds/kind.ts'
import type { RowFaults } from './faults.ts'

/** px; `grid.css` has the same. */
const row = 36
const sentence = 18
const cardHead = 36
const cardGap = 8

/** Up to this number all rows are drawn. */
export const allDrawn = 60
/** Rows that are drawn beyond what is in sight, at both ends. */
const overscan = 6

/** How high a row is; a card has a cell below the other, and each sentence has a line of its own. */
export function rowHeight(columns: number, faults: RowFaults | undefined, isCard: boolean): number {
  const wrong = faults ? Object.keys(faults).length : 0
  return isCard ? cardHead + columns * row + wrong * sentence + cardGap + 2 : row + (wrong > 0 ? sentence : 0)
}

/** Where each row begins, and behind the last where all end. */
export function rowTops(ids: readonly string[], columns: number, faults: ReadonlyMap<string, RowFaults>, isCard: boolean): number[] {
  const tops = [0]
  for (const id of ids) tops.push(tops.at(-1)! + rowHeight(columns, faults.get(id), isCard))
  return tops
}

/** The number of the row at a height. */
function rowAt(tops: readonly number[], height: number): number {
  let low = 0
  let high = Math.max(0, tops.length - 2)
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (tops[middle]! <= height) low = middle
    else high = middle - 1
  }
  return low
}

/** The rows to be drawn of those that are in sight: from the one to before the other. */
export function drawnRows(tops: readonly number[], top: number, height: number): { from: number; to: number } {
  const count = tops.length - 1
  if (count <= allDrawn) return { from: 0, to: count }
  return { from: Math.max(0, rowAt(tops, top) - overscan), to: Math.min(count, rowAt(tops, top + height) + 1 + overscan) }
}

/** px; of kinds whose column keeps its width. */
const px: Readonly<Record<string, number>> = {
  flag: 72,
  money: 112,
  decimal: 104,
  weight: 104,
  percent: 92,
  whole: 92,
  day: 120,
  month: 100,
  time: 168,
  choice: 120,
  state: 120,
  colour: 100,
  picture: 72,
  code: 140,
}

/** What a column of a grid may say besides its kind: px that it needs at least, where many stand beside each other. */
export interface ColumnOptions {
  cellWidth?: number
}

/** The track of a column: figures and days keep their width, texts share what is left. */
export function trackOf({ kind, options }: Field<unknown>): string {
  const { cellWidth } = options as ColumnOptions
  const width = px[kind.as]
  if (width === undefined) return `minmax(${cellWidth ?? (kind.as === 'longText' ? 200 : 140)}px, 1fr)`
  return `${cellWidth ?? width}px`
}
