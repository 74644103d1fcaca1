import type { GridStore } from '#src/fields/lines/grid-store.ts'
import type { Row } from '#src/fields/lines/rows.ts'

/**
 * Makes of rows what `settled` says, as a step of its own that can be undone. Never while somebody writes in a cell: what they have typed so far
 * may mean something else than they are about to. Answers how to end it.
 */
export function followSettled(grid: GridStore, settled: (rows: readonly Row[]) => readonly Row[] | undefined): () => void {
  let isEnded = false
  // what somebody takes back stays as it was written
  const seen = new WeakSet<readonly Row[]>()
  const look = () =>
    // the step that is under way is written down first
    queueMicrotask(() => {
      if (isEnded || grid.$editing.get()) return
      const { rows } = grid
      if (seen.has(rows)) return
      seen.add(rows)
      const made = settled(rows)
      if (made) grid.change(made)
    })
  const stops = [grid.$editing.listen(look), grid.$rows.listen(look)]
  return () => {
    isEnded = true
    for (const stop of stops) stop()
  }
}
