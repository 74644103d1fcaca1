import { isRefused } from '#src/kinds/lines.ts'
import type { GridStore } from '../grid-store.ts'
import { changedRow, sourceOf } from '../rows.ts'

interface Named {
  readonly id: string
  readonly name: string
}

/** Looks for a record by its whole name. */
export type FindRecord = (source: string, name: string) => Promise<Named | undefined>

/** Names that are looked for at once; of a longer column the others are chosen by hand. */
const most = 50

/** Puts the records in the place of the names that were pasted into references; what no record is called stays as it was written. */
export async function nameRecords(grid: GridStore, find: FindRecord): Promise<void> {
  const waiting = grid.shape.columns.flatMap((column) => {
    const source = sourceOf(column)
    const cells = source === undefined ? [] : grid.rows.map((row) => row[column.name]).filter(isRefused)
    const texts = new Set(cells.map(({ refused }) => refused.trim()))
    return [...texts].map((text) => ({ column, source: source!, text }))
  })
  const looked = waiting.slice(0, most).map(async (one) => ({ ...one, record: await find(one.source, one.text).catch(() => undefined) }))
  const found = await Promise.all(looked)
  // others may have changed meanwhile
  let { rows } = grid
  for (const { column, text, record } of found) {
    if (!record) continue
    grid.names.set(column.name, record.id, record.name)
    rows = rows.map((row) => {
      const cell = row[column.name]
      return isRefused(cell) && cell.refused.trim() === text ? changedRow(grid.shape, row, { [column.name]: record.id }) : row
    })
  }
  grid.change(rows)
}
