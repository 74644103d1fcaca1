import type { PageContent } from '../document/change.ts'
import type { Place } from '../document/timeline.ts'
import type { JournalEntry } from './journal-format.ts'
import { contentAt } from './journal-reader.ts'

/**
 * The page before and after it took in what others had stored. Undoing that must not lead to a page that is saved
 * without their work: it is taken in again then.
 */
export interface LastMerge {
  /** The step that did it. */
  readonly place: Place
  readonly before: PageContent
  readonly after: PageContent
}

/** The last merge of a journal; `content` is the page after all of its entries. */
export function lastMergeIn(entries: readonly JournalEntry[], content: PageContent): LastMerge | undefined {
  const index = entries.findLastIndex((entry) => 'step' in entry && entry.step.isMerge)
  const entry = entries[index]
  if (!entry || !('step' in entry)) return undefined
  const after = contentAt(entries, content, entries.length, index + 1)
  return { place: entry.step, before: contentAt(entries, after, index + 1, index), after }
}
