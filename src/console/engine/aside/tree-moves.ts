import type { TreeMove } from '#src/ui/tree/tree.tsx'

/** A row by its id and that of the row above it, '' at the top. */
export interface Standing {
  id: string
  above: string
}

/** Where a row goes: below which, and before which of the rows there; '' is the top, and the end. */
export interface Destination {
  above: string
  before: string
}

/** Rows right below one, in order. */
export const rowsBelow = (rows: readonly Standing[], above: string): Standing[] => rows.filter((row) => row.above === above)

/** What a move within the tree asks for; undefined beside what is none of the rows. */
export function destinationOf(rows: readonly Standing[], { id, target, position }: TreeMove): Destination | undefined {
  const other = rows.find((row) => row.id === String(target))
  if (!other) return undefined
  if (position === 'into') return { above: other.id, before: '' }
  if (position === 'before') return { above: other.above, before: other.id }
  const siblings = rowsBelow(rows, other.above).filter((row) => row.id !== String(id))
  return { above: other.above, before: siblings[siblings.indexOf(other) + 1]?.id ?? '' }
}

/** One up or down among its siblings; undefined at the end. */
export function stepAmong(rows: readonly Standing[], id: string, step: -1 | 1): Destination | undefined {
  const row = rows.find((one) => one.id === id)
  const siblings = row ? rowsBelow(rows, row.above) : []
  const other = row && siblings[siblings.indexOf(row) + step]
  return other && destinationOf(rows, { id, target: other.id, position: step < 0 ? 'before' : 'after' })
}
