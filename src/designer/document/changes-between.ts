import { jsonText } from '#src/lib/json-text.ts'
import type { Block } from './block.ts'
import type { Change, PageContent } from './change.ts'
import { longestAscending } from './longest-ascending.ts'
import { Order } from './order.ts'

/**
 * The changes that make one state of a page of another: blocks with the same name are edited and moved, not replaced,
 * so that whatever shows them stays. No changes for the same state.
 */
export function changesBetween(from: PageContent, to: PageContent): Change[] {
  const wanted = new Map(to.value.blocks.map((block) => [block.id, block]))
  const order = new Order(from.value.blocks.map((block) => block.id))
  const kept = from.value.blocks.filter((block) => isSameBlock(block, wanted.get(block.id)))
  return [
    ...removals(from.value.blocks, new Set(kept), order),
    ...kept.flatMap((block) => edits(block, wanted.get(block.id)!)),
    ...placements(to.value.blocks, order),
    ...outside(from, to),
  ]
}

const isSameBlock = (a: Block, b: Block | undefined): boolean =>
  b !== undefined && a.kind === b.kind && (a.foreign ? Object.is(a.foreign.value, b.foreign?.value) : !b.foreign)

function removals(blocks: readonly Block[], kept: ReadonlySet<Block>, order: Order): Change[] {
  const changes: Change[] = []
  // from the end, so that every place is what undoing needs
  for (const block of blocks.toReversed()) if (!kept.has(block)) changes.push({ type: 'remove', block, place: order.remove(block.id) })
  return changes
}

const edits = (block: Block, { wire }: Block): Change[] =>
  isSameText(block.wire, wire) ? [] : [{ type: 'wire', id: block.id, before: block.wire, after: wire }]

// to the byte, the order of keys included; a page that was read twice is the same page
const isSameText = (a: unknown, b: unknown): boolean => a === b || jsonText(a) === jsonText(b)

// each one right after the one before it; those that keep their order among themselves are not touched
function placements(blocks: readonly Block[], order: Order): Change[] {
  const changes: Change[] = []
  const present = new Map(order.ids().map((id, index) => [id, index]))
  const still = longestAscending(blocks.map((block) => present.get(block.id) ?? -1))
  let before = -1
  for (const [index, block] of blocks.entries()) {
    if (!present.has(block.id)) {
      changes.push({ type: 'insert', block, place: before + 1 })
      order.insert(block.id, before + 1)
    } else if (!still.has(index)) {
      const removedAt = order.remove(block.id)
      const to = removedAt <= before ? before : before + 1
      changes.push({ type: 'move', id: block.id, from: removedAt, to })
      order.insert(block.id, to)
    }
    before = order.indexOf(block.id)
  }
  return changes
}

function outside(from: PageContent, to: PageContent): Change[] {
  const changes: Change[] = []
  const [before, after] = [from.value.footer, to.value.footer]
  if (before?.id !== after?.id || !isSameText(before?.wire, after?.wire)) changes.push({ type: 'footer', before, after })
  const isSame = Object.entries(to.settings).every(([name, value]) => from.settings[name as keyof typeof from.settings] === value)
  if (!isSame) changes.push({ type: 'settings', before: from.settings, after: to.settings })
  return changes
}
