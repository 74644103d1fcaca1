import { blockKinds } from '../blocks/index.ts'
import type { Block } from '../document/block.ts'
import type { Policy } from '../policy.ts'

/** Blocks for a page, and how many the page may not have. */
export interface Fitted {
  readonly blocks: readonly Block[]
  /** Kinds of the blocks that were left out. */
  readonly left: readonly string[]
}

/**
 * Blocks that come from elsewhere, as this page may have them: what the host does not allow and what a page has only
 * once already stays out, fixed blocks stand on top in their order.
 */
export function fit(given: readonly Block[], policy: Policy): Fitted {
  const counts = new Map<string, number>()
  const blocks: Block[] = []
  const left: string[] = []
  for (const block of given) {
    const { isOnce, max = Number.POSITIVE_INFINITY } = blockKinds.get(block.kind) ?? {}
    const most = Math.min(isOnce ? 1 : max, policy.most(block.kind))
    const count = counts.get(block.kind) ?? 0
    const isWelcome = (block.foreign !== undefined || policy.allows(block.kind)) && count < most && blocks.length < policy.most('*')
    if (!isWelcome) {
      left.push(block.kind)
      continue
    }
    counts.set(block.kind, count + 1)
    blocks.push(block)
  }
  const pinOf = (block: Block) => blockKinds.get(block.kind)?.pinned ?? Number.POSITIVE_INFINITY
  const pinned = blocks.filter((block) => Number.isFinite(pinOf(block))).toSorted((one, other) => pinOf(one) - pinOf(other))
  return { blocks: [...pinned, ...blocks.filter((block) => !pinned.includes(block))], left }
}
