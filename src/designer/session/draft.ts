import { completeBlock } from '../blocks/index.ts'
import type { Block } from '../document/block.ts'
import { namesOf, otherNames, renamed, type OtherNames } from '../document/block-names.ts'
import type { PageContent } from '../document/change.ts'
import { blocksOf, isSamePage } from '../document/merge/same.ts'
import { readBase } from './journal-base.ts'
import { contentAt, type FoundJournal } from './journal-reader.ts'
import type { JournalStore } from './journal-store.ts'
import type { PageOrigin } from './open-page.ts'

/** What was being edited on this device and has not reached the server. */
export interface Draft {
  /** Unix milliseconds. */
  readonly at: number
  /** The page has been saved on the server since, by somebody else. */
  readonly isOlder: boolean
  readonly content: PageContent
  /** What the server had when it was edited. */
  readonly baseline: PageContent
  readonly journal: FoundJournal
  readonly names: OtherNames
}

/** What a journal of an earlier opening is good for, beside the page as it was opened. */
export type Recalled = { readonly draft: Draft } | { readonly history: FoundJournal; readonly names: OtherNames } | null

/** The page as it was opened. */
export interface Opening {
  readonly origin: PageOrigin
  readonly content: PageContent
}

/** A draft where edits are missing on the server, the history of the page where none are, null when it is of no more use. */
export async function recall(store: JournalStore, journal: FoundJournal, opening: Opening): Promise<Recalled> {
  const { head, names } = journal
  const { origin } = opening
  const isPresent = origin.id !== '' && head.version === origin.version && (head.updated === '' || head.updated === origin.updated)
  if (isPresent && !head.isDirty) return { history: journal, names }
  if (isPresent) return { draft: draftFrom(journal, renamed(opening.content, names), head.saved, head.saved, names, false) }
  if (!head.isDirty) return null
  const base = head.isBaseWhole ? await readBase(store, journal.name) : undefined
  if (!base) return { draft: draftFrom(journal, renamed(opening.content, names), head.saved, head.saved, names, false) }
  return recallFromBase(journal, base, opening)
}

function draftFrom(journal: FoundJournal, start: PageContent, at: number, saved: number, names: OtherNames, isOlder: boolean): Draft {
  const { entries, head } = journal
  const [content, baseline] = [head.count, saved].map((to) => contentAt(entries, start, at, to)) as [PageContent, PageContent]
  return { at: head.at, isOlder, content, baseline, journal: { ...journal, head: { ...head, saved } }, names }
}

const completed = (block: Block): Block => (block.foreign ? block : { ...block, wire: completeBlock(block.kind, block.wire) })

/** A save completes what a block lacks: only so can the page that was sent and the page that is there be told apart. */
function asStored({ value, settings }: PageContent): PageContent {
  const footer = value.footer && completed(value.footer)
  return { settings, value: { ...value, blocks: value.blocks.map(completed), ...(footer ? { footer } : {}) } }
}

/**
 * The latest place of a journal, since its last proven save, at which the page was what is there now. Any of them may
 * have been sent without an answer. Undefined when it never was.
 */
function lengthAt(there: PageContent, { entries, head }: FoundJournal, last: PageContent): number | undefined {
  const wanted = asStored(there)
  let content = last
  for (let length = head.count; ; length--) {
    if (isSamePage(asStored(content), wanted)) return length
    if (length <= head.saved) return undefined
    content = contentAt(entries, content, length, length - 1)
  }
}

function recallFromBase(journal: FoundJournal, base: PageContent, opening: Opening): Recalled {
  const { head, entries } = journal
  const at = (length: number) => contentAt(entries, base, head.base, length)
  if (opening.origin.id === '') return { draft: draftFrom(journal, base, head.base, head.saved, new Map(), false) }
  // the page arrived, the answer did not
  const { version, updated } = opening.origin
  const arrived = lengthAt(opening.content, journal, at(head.count))
  if (arrived === undefined) return { draft: draftFrom(journal, base, head.base, head.saved, journal.names, true) }
  const names = otherNames(blocksOf(opening.content), blocksOf(at(arrived)))
  const current = { ...journal, head: { ...head, version, updated, saved: arrived, isDirty: arrived !== head.count } }
  if (arrived === head.count) return { history: current, names }
  return { draft: draftFrom(current, base, head.base, arrived, names, false) }
}

/** True when the blocks of a page are called what their stored names say: nothing has to be renamed. */
export const isNamed = (content: PageContent, names: OtherNames): boolean =>
  names.size === 0 || namesOf(blocksOf(content)).every((name) => !names.has(name))
