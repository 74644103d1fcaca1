import type { PageDocument } from './document/page-document.ts'
import { blockKinds } from './blocks/index.ts'
import type { Policy } from './policy.ts'

/** Why something is not done; a key of the designer's words. */
export type Refusal =
  | 'onlyOnce'
  | 'tooMany'
  | 'notAllowed'
  | 'readOnly'
  | 'searchOnTop'
  | 'barOnTop'
  | 'cannotMove'
  | 'cannotDrag'
  | 'cannotRemove'

const pinOf = (kind: string): number | undefined => blockKinds.get(kind)?.pinned

export const isPinned = (kind: string): boolean => pinOf(kind) !== undefined

const kindAt = (page: PageDocument, index: number): string => page.block(page.order.at(index) ?? '')?.kind ?? ''

/** How many fixed blocks stand at the top; nothing can come before them. */
export function pinnedCount(page: PageDocument): number {
  let count = 0
  while (isPinned(kindAt(page, count))) count++
  return count
}

/** Whether blocks of a kind may be added; `count` = how many, `all` = how many with those of other kinds. */
export function refusalToAdd(page: PageDocument, kind: string, policy: Policy, count = 1, all = count): Refusal | undefined {
  if (policy.isReadOnly) return 'readOnly'
  if (!policy.allows(kind)) return 'notAllowed'
  const { isOnce, max = Number.POSITIVE_INFINITY } = blockKinds.get(kind) ?? {}
  const wanted = page.countOf(kind) + count
  if (isOnce && wanted > 1) return 'onlyOnce'
  const isFull = wanted > Math.min(max, policy.most(kind)) || page.order.$count.get() + all > policy.most('*')
  return isFull ? 'tooMany' : undefined
}

/** Those of several blocks that may be added together, in their order, and why the first of the others may not. */
export function admitted<T extends { readonly kind: string }>(page: PageDocument, items: readonly T[], policy: Policy) {
  const counts = new Map<string, number>()
  let why: Refusal | undefined
  let all = 0
  const allowed = items.filter(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1
    const refusal = refusalToAdd(page, kind, policy, count, all + 1)
    why ??= refusal
    if (refusal) return false
    counts.set(kind, count)
    all++
    return true
  })
  return { allowed, why }
}

/** Where a new block goes when it was meant for `place`; fixed blocks go to the top in their own order. */
export function indexFor(page: PageDocument, kind: string, index: number): number {
  const fixed = pinnedCount(page)
  const own = pinOf(kind)
  if (own === undefined) return Math.max(index, fixed)
  let above = 0
  while (above < fixed && pinOf(kindAt(page, above))! <= own) above++
  return above
}

/** Whether a block may go to a place, counted without it. */
export function refusalToMove(page: PageDocument, id: string, to: number): Refusal | undefined {
  if (isPinned(page.block(id)?.kind ?? '')) return 'cannotMove'
  if (to >= pinnedCount(page)) return undefined
  return pinOf(kindAt(page, to)) === 1 ? 'searchOnTop' : 'barOnTop'
}
