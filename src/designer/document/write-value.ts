import { storedId, type Block, type Wire } from './block.ts'
import type { ReadValue } from './read-value.ts'
import { ascending, isKeyStamp, stampOf } from './stamps.ts'

/** Fills what a known kind must hold; the identity for the others. `id` is the block's name here. */
export type Complete = (kind: string, wire: Wire, id: string) => Wire

const presentStamp = (block: Block) => {
  const own = stampOf(block.wire['timestamp'])
  return isKeyStamp(own) ? own : stampOf(block.key)
}

/** The `id` of a block that has none: its name here, where it is no name by a key, so that it keeps it; never another one's. */
function freshId(block: Block, stamp: number, taken: Set<string>): string {
  const wanted = block.id.startsWith('key ') ? `id${stamp}` : block.id
  let id = wanted
  for (let more = 0; taken.has(id); more++) id = `${wanted}${more}`
  taken.add(id)
  return id
}

function stamped(block: Block, stamp: number, complete: Complete, taken: Set<string>): unknown {
  if (block.foreign) return block.foreign.value
  const wire = complete(block.kind, block.wire, block.id)
  const before = wire['timestamp']
  const timestamp = stampOf(before) === stamp ? before : typeof before === 'string' && /^\d+$/.test(before) ? String(stamp) : stamp
  const id = storedId(wire) ?? freshId(block, stamp, taken)
  return timestamp === before && id === wire['id'] ? wire : { ...wire, timestamp, id }
}

/**
 * Normalisations of a save, each asked for by designer contract 10.2. Whatever is not in this table is
 * written as it was read: an untouched page is saved unchanged.
 */
export const normalisations = {
  keyIsTimestamp: 'An entry stands under its block’s own timestamp.',
  uniqueSixteenDigits: 'Timestamps are unique, have 16 digits and ascend; only those in the way of that are replaced.',
  ascendingKeys: 'Entries are written in ascending order.',
  timestampAndId: 'A block without `timestamp` or `id` gets them, a new block its name; the text `idundefined` counts as none.',
  idsUnlikeOthers: 'Such an `id` is none that another block has.',
  footerLast: 'The tab bar comes last, with a timestamp of its own greater than all others.',
  noPreviewLists: 'Preview lists of goodList, articleList and promotionList are dropped; missing goodList ids are taken from them.',
  requiredFields: 'A block made or changed here that lacks a field which the shop reads unguarded gets its default.',
  promotionTabs: 'Such a promotionList has at least one tab, each on one of the lists 1 to 4.',
} as const

/**
 * Writes a page as the object to be stored (designer contract 10.2).
 * @param start first timestamp when no block has one that can be kept
 */
export function writeValue({ blocks, footer }: ReadValue, complete: Complete, start: number): Record<string, unknown> {
  const stamps = ascending(blocks.map(presentStamp), start)
  const taken = new Set([...blocks, ...(footer ? [footer] : [])].flatMap(({ wire }) => storedId(wire) ?? []))
  const entries = blocks.map((block, index): [string, unknown] => [String(stamps[index]), stamped(block, stamps[index]!, complete, taken)])
  if (footer) {
    const own = presentStamp(footer)
    const last = stamps.at(-1) ?? start - 1
    const stamp = isKeyStamp(own) && own > last ? own : last + 1
    entries.push([String(stamp), stamped(footer, stamp, complete, taken)])
  }
  return Object.fromEntries(entries)
}
