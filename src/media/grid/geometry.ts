import type { View } from '../list/view.ts'

/** Where the cells of a list stand, in px. */
export interface Geometry {
  columns: number
  rows: number
  cellWidth: number
  cellHeight: number
  /** From one cell to the next. */
  stepX: number
  stepY: number
  /** What the scroll bar is for; never taller than browsers bear. */
  height: number
  /** How many px of the list a px of the scroll bar stands for: 1 unless the list is taller than that. */
  ratio: number
}

export interface Size {
  width: number
  /** Of what can be seen below the head. */
  height: number
}

/** Indexes, both ends included; the last is -1 in a list without files. */
export interface Range {
  first: number
  last: number
}

/** Firefox stops at 17.8 million px. */
export const tallest = 12_000_000
/** Elements narrower than this show less beside each other. */
export const narrow = 560

const nameHeight = 26

function columnsOf(width: number, isEndless: boolean): number {
  if (isEndless) return Math.max(3, Math.round(width / 176))
  // whole rows of a page of 18
  return width < narrow ? 3 : width < 1740 ? 6 : 9
}

/** Places `count` cells; a table is a grid of one column. */
export function layOut(view: View, count: number, { width, height }: Size, isEndless: boolean): Geometry {
  const isNarrow = width < narrow
  const columns = view === 'table' ? 1 : columnsOf(width, isEndless)
  const gap = view === 'table' ? 0 : isNarrow ? 8 : 12
  const cellWidth = Math.max(0, (width - gap * (columns - 1)) / columns)
  const cellHeight = view === 'table' ? (isNarrow ? 60 : 48) : Math.round(cellWidth) + nameHeight
  const stepY = cellHeight + gap
  const rows = Math.ceil(count / columns)
  const full = Math.max(0, rows * stepY - gap)
  const shown = Math.min(full, tallest)
  const ratio = shown < full ? (full - height) / (shown - height) : 1
  return { columns, rows, cellWidth, cellHeight, stepX: cellWidth + gap, stepY, height: shown, ratio }
}

/** How far into the list the upper edge of the screen is, in px of the list. */
export const depthOf = (geometry: Geometry, scrollTop: number): number => Math.max(0, scrollTop) * geometry.ratio

/** Where the scroll bar must stand for the row of an index to be the first. */
export const scrollTo = (geometry: Geometry, index: number): number =>
  (Math.floor(index / geometry.columns) * geometry.stepY) / geometry.ratio

/** The least scrolling that brings the row of an index into sight. */
export function scrollInto(geometry: Geometry, index: number, scrollTop: number, height: number): number {
  const depth = depthOf(geometry, scrollTop)
  const top = Math.floor(index / geometry.columns) * geometry.stepY
  if (top < depth) return top / geometry.ratio
  const bottom = top + geometry.cellHeight
  return bottom > depth + height ? (bottom - height) / geometry.ratio : scrollTop
}

/** Screens above and below what is seen. */
export interface Margin {
  above: number
  below: number
}

/** As much on both sides. */
export const evenly = (screens: number): Margin => ({ above: screens, below: screens })

/** Indexes of the cells on the screen, with so many screens more above and below. */
export function rangeAt(geometry: Geometry, count: number, scrollTop: number, height: number, { above, below }: Margin): Range {
  const depth = depthOf(geometry, scrollTop)
  const first = Math.max(0, Math.floor((depth - above * height) / geometry.stepY))
  const last = Math.min(geometry.rows, Math.ceil((depth + (1 + below) * height) / geometry.stepY))
  return { first: Math.min(first * geometry.columns, Math.max(0, count - 1)), last: Math.min(count, last * geometry.columns) - 1 }
}
