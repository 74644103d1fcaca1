import type { PageDocument } from './document/page-document.ts'
import { blockKinds } from './blocks/index.ts'

/** Why something is not done; a key of the designer's words. */
export type Refusal = 'onlyOnce' | 'searchOnTop' | 'cannotMove' | 'cannotDrag'

// the category bar is fixed below the search box although it cannot be edited here yet (designer contract 5)
const pinnedKinds = new Set([...[...blockKinds.values()].filter((kind) => kind.isPinned).map((kind) => kind.kind), 'tabNav'])
const onceKinds = new Set([...[...blockKinds.values()].filter((kind) => kind.isOnce).map((kind) => kind.kind), 'tabNav'])

export const isPinned = (kind: string): boolean => pinnedKinds.has(kind)

/** How many fixed blocks stand at the top; nothing can come before them. */
export function pinnedCount(page: PageDocument): number {
  let count = 0
  while (count < 2) {
    const id = page.order.at(count)
    if (!id || !isPinned(page.block(id)?.kind ?? '')) break
    count++
  }
  return count
}

/** Whether blocks of a kind may be added; `count` = how many. */
export function refusalToAdd(page: PageDocument, kind: string, count = 1): Refusal | undefined {
  return onceKinds.has(kind) && page.countOf(kind) + count > 1 ? 'onlyOnce' : undefined
}

/** Where a new block goes when it was meant for `place`. */
export function placeFor(page: PageDocument, kind: string, place: number): number {
  if (blockKinds.get(kind)?.isPinned) return 0
  return Math.max(place, pinnedCount(page))
}

/** Whether a block may go to a place, counted without it. */
export function refusalToMove(page: PageDocument, id: string, to: number): Refusal | undefined {
  if (isPinned(page.block(id)?.kind ?? '')) return 'cannotMove'
  return to < pinnedCount(page) ? 'searchOnTop' : undefined
}
