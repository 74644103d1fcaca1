import type { GridStore } from '#src/fields/lines/grid-store.ts'

const column = 'weightActual'
const isEmpty = (value: unknown) => value === '' || value === undefined || value === null

/** Whether lines are weighed at all. */
export const isWeighed = (grid: GridStore): boolean => grid.shape.columns.some(({ name }) => name === column)

/**
 * Puts a weight into the line that somebody is at, or into the first one with goods that has none, and goes on to the next of those. Answers the
 * number of the line; undefined where there is none to weigh.
 */
export function putWeight(grid: GridStore, kilograms: string): number | undefined {
  grid.end()
  const open = (from: number) => grid.rows.findIndex((row, at) => at >= from && !isEmpty(row['sku']) && isEmpty(row[column]))
  const { row: here } = grid.$selection.get().at
  const at = isEmpty(grid.rows[here]?.['sku']) ? open(0) : here
  const row = grid.rows[at]
  if (!row) return undefined
  grid.put(row.id, { [column]: kilograms })
  const next = open(at + 1)
  grid.select({ row: next < 0 ? at : next, column: grid.shape.columns.findIndex(({ name }) => name === column) })
  return at + 1
}
