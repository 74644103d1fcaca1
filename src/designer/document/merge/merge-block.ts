import type { Block, Wire } from '../block.ts'
import { agreed, type Clash, type Outcome } from './clash.ts'
import { mergeFields } from './merge-fields.ts'
import { isSameBlock, keyFields } from './same.ts'

export type BlockOutcome = Outcome<Block | null> & { readonly type?: Exclude<Clash['type'], 'settings' | 'onlyOnce'> }

/** What becomes of a block that some of the three have. */
export function mergeBlock(base: Block | null, mine: Block | null, theirs: Block | null): BlockOutcome {
  if (!mine || !theirs) return mergeGone(base, mine, theirs)
  if (base && isSameBlock(theirs, base)) return agreed(withTheirKey(mine, theirs))
  if ((base && isSameBlock(mine, base)) || isSameBlock(mine, theirs)) return agreed(theirs)
  const isWhole = !base || [mine, theirs].some((block) => block.foreign || block.kind !== base.kind)
  if (isWhole) return { mine: withTheirKey(mine, theirs), theirs, type: 'changed' }
  const fields = mergeFields(base.wire, mine.wire, theirs.wire)
  const [one, two] = [fields.mine, fields.theirs].map((wire) => ({ ...theirs, wire }))
  return fields.clashing.length === 0 ? agreed(one!) : { mine: one!, theirs: two!, type: 'changed' }
}

function mergeGone(base: Block | null, mine: Block | null, theirs: Block | null): BlockOutcome {
  const left = mine ?? theirs
  if (!base || !left) return agreed(left)
  if (isSameBlock(left, base)) return agreed(null)
  return { mine, theirs, type: mine ? 'deletedByThem' : 'deletedByMe' }
}

/** My block where the server has it, so that it keeps its key. */
function withTheirKey(block: Block, theirs: Block): Block {
  if (block.key === undefined) return block
  const fields = [...keyFields].filter((field) => field in theirs.wire && theirs.wire[field] !== block.wire[field])
  const wire: Wire =
    fields.length === 0 ? block.wire : { ...block.wire, ...Object.fromEntries(fields.map((field) => [field, theirs.wire[field]])) }
  if (wire === block.wire && block.key === theirs.key) return block
  return { ...block, wire, ...(theirs.key !== undefined && { key: theirs.key }) }
}
