import type { PageContent } from '../document/change.ts'
import { timelineOf, type HistoryPosition } from '../document/timeline.ts'
import type { JournalEntry } from './journal-format.ts'
import { contentAt } from './journal-reader.ts'

/**
 * The page before and after it took in what others had stored. Undoing that must not lead to a page that is saved
 * without their work: it is taken in again then.
 */
export interface TakenIn {
  /** The step that did it. */
  readonly position: HistoryPosition
  readonly before: PageContent
  readonly after: PageContent
}

/** Everything that was taken in by a journal and has not been taken in again; `content` is the page after all of its entries. */
export function takenInBy(entries: readonly JournalEntry[], content: PageContent): TakenIn[] {
  let found: TakenIn[] = []
  for (const [index, entry] of entries.entries()) {
    if (!('step' in entry) || !entry.step.isMerge) continue
    // what was undone when it happened is in it
    const done = new Set<HistoryPosition>(timelineOf(entries.slice(0, index), 0).done)
    const after = contentAt(entries, content, entries.length, index + 1)
    const before = contentAt(entries, after, index + 1, index)
    found = [...found.filter(({ position }) => done.has(position)), { position: entry.step, before, after }]
  }
  return found
}
