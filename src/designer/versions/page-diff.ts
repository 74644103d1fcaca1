import { canonicalJson } from '#src/lib/canonical-json.ts'
import type { Block, Wire } from '../document/block.ts'
import { completeBlock } from '../blocks/index.ts'
import { readValue, type ReadValue } from '../document/read-value.ts'
import { writeValue } from '../document/write-value.ts'

/** How a block of one page stands to the other page: in its place, edited, elsewhere, only here. */
export type BlockChange = 'same' | 'changed' | 'moved' | 'added' | 'removed'

export interface ComparedBlock {
  readonly block: Block
  readonly change: BlockChange
}

export interface PageDiff {
  /** The blocks in their order, the tab bar last. */
  readonly before: readonly ComparedBlock[]
  readonly after: readonly ComparedBlock[]
  /** Blocks that differ, counted once. */
  readonly count: number
}

const placeless = ({ timestamp: _stamp, id: _id, ...rest }: Wire): Wire => rest
const contentOf = (block: Block): string => canonicalJson(block.foreign ? block.foreign.value : placeless(block.wire))
const stampOf = (block: Block): string => String(block.wire['id'] ?? block.key ?? '')

/** A page as it is stored, whatever of it was made since: only so can two states of it be told apart. */
const stored = (value: ReadValue, start: number): ReadValue => readValue(writeValue(value, completeBlock, start))

/**
 * Compares two states of a page block by block. Blocks belong together when they hold the same, wherever they stand
 * (a move in the shop's own editor gives every id anew), else by their stored id.
 * @param start first timestamp of blocks that have none, see `writeValue`
 */
export function diffPages(before: ReadValue, after: ReadValue, start: number): PageDiff {
  const [own, other] = [stored(before, start), stored(after, start)]
  const pairs = pairsOf(own.blocks, other.blocks)
  const stay = staying(own.blocks, other.blocks, pairs)
  if (own.footer && other.footer) pairs.set(own.footer, other.footer)
  if (own.footer) stay.add(own.footer)
  const back = new Map([...pairs].map(([left, right]) => [right, left]))
  const changeOf = (block: Block, twin: Block | undefined, gone: BlockChange): BlockChange => {
    if (!twin) return gone
    if (contentOf(block) !== contentOf(twin)) return 'changed'
    return stay.has(block) || stay.has(twin) ? 'same' : 'moved'
  }
  const left = allOf(own).map((block) => ({ block, change: changeOf(block, pairs.get(block), 'removed') }))
  const right = allOf(other).map((block) => ({ block, change: changeOf(block, back.get(block), 'added') }))
  const count = right.filter(({ change }) => change !== 'same').length + left.filter(({ change }) => change === 'removed').length
  return { before: left, after: right, count }
}

const allOf = ({ blocks, footer }: ReadValue): readonly Block[] => (footer ? [...blocks, footer] : blocks)

function pairsOf(before: readonly Block[], after: readonly Block[]): Map<Block, Block> {
  const pairs = new Map<Block, Block>()
  const taken = new Set<Block>()
  const join = (keyOf: (block: Block) => string) => {
    const free = new Map<string, Block[]>()
    for (const block of after) {
      if (taken.has(block)) continue
      const alike = free.get(keyOf(block))
      if (alike) alike.push(block)
      else free.set(keyOf(block), [block])
    }
    for (const block of before) {
      const found = pairs.has(block) ? undefined : free.get(keyOf(block))?.shift()
      if (!found) continue
      pairs.set(block, found)
      taken.add(found)
    }
  }
  join((block) => `${block.kind} ${stampOf(block)} ${contentOf(block)}`)
  join((block) => `${block.kind} ${contentOf(block)}`)
  join((block) => `${block.kind} ${stampOf(block)}`)
  return pairs
}

// the longest run of pairs whose order is the same on both sides stays; the others have moved
function staying(before: readonly Block[], after: readonly Block[], pairs: ReadonlyMap<Block, Block>): Set<Block> {
  const indexes = new Map(after.map((block, index) => [block, index]))
  const common = before.filter((block) => pairs.has(block))
  const at = common.map((block) => indexes.get(pairs.get(block)!)!)
  const tails: number[] = []
  const previous = new Array<number>(at.length).fill(-1)
  for (const [index, newIndex] of at.entries()) {
    let low = 0
    let high = tails.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (at[tails[middle]!]! < newIndex) low = middle + 1
      else high = middle
    }
    previous[index] = low > 0 ? tails[low - 1]! : -1
    tails[low] = index
  }
  const stay = new Set<Block>()
  for (let index = tails.at(-1) ?? -1; index >= 0; index = previous[index]!) stay.add(common[index]!)
  return stay
}
