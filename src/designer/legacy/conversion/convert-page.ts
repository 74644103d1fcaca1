import { blockKinds } from '../../blocks/index.ts'
import { footerKind, nextId, type Block, type Wire } from '../../document/block.ts'
import { hidden, isHidden } from '../../document/marks.ts'
import type { ReadValue } from '../../document/read-value.ts'
import { definitionOf, pathOf } from '../registry.ts'
import { wireOf, type Loss, type NewBlock } from '../shared/conversion.ts'
import { slotOf } from '../stored/slots.ts'

/** Why a part is not taken along unless somebody wants it: the shop does not show it now, or nothing would be left of it. */
export type Reserve = 'hidden' | 'notInShop' | 'nothing'

/** One part of an older page and what becomes of it. */
export interface PartConversion {
  readonly block: Block
  readonly becomes: readonly NewBlock[]
  readonly losses: readonly Loss[]
  readonly reserve: Reserve | null
}

/** What happens to a part beside its own conversion: its tab joins those of another part, there may be only one, it goes to the top. */
export type Note = 'joined' | 'onlyOnce' | 'toTop'

export interface ConvertedPage {
  readonly value: ReadValue
  /** By the id of the older part. */
  readonly notes: ReadonlyMap<string, Note>
}

function reserveOf(block: Block, becomes: readonly NewBlock[]): Reserve | null {
  if (becomes.length === 0) return 'nothing'
  if (isHidden(block.wire)) return 'hidden'
  const [kind = '', instance] = pathOf(block.kind) ?? []
  return instance === undefined || slotOf(kind, instance) ? null : 'notInShop'
}

function conversionOf(block: Block): PartConversion {
  const value = blockKinds.get(block.kind)?.read(block.wire)
  const { blocks, losses } = definitionOf(block.kind)?.convert(value as { isShown: boolean }) ?? { blocks: [], losses: [] }
  return { block, becomes: blocks, losses, reserve: reserveOf(block, blocks) }
}

/** Every part of an older page in its order, the tab bar last. */
export const conversionsOf = ({ blocks, footer }: ReadValue): readonly PartConversion[] =>
  [...blocks, ...(footer ? [footer] : [])].map(conversionOf)

/** The parts that are taken along unless somebody chooses otherwise. */
export const usualChoice = (parts: readonly PartConversion[]): ReadonlySet<string> =>
  new Set(parts.filter(({ reserve }) => reserve === null).map(({ block }) => block.id))

interface Made {
  readonly kind: string
  wire: Wire
}

/** The new page that the chosen parts make. */
export function convertPage(parts: readonly PartConversion[], chosen: ReadonlySet<string>): ConvertedPage {
  const notes = new Map<string, Note>()
  const made: Made[] = []
  let footer: Block | null = null
  for (const { block, becomes } of parts) {
    if (!chosen.has(block.id)) continue
    for (const next of becomes) {
      const wire = isHidden(block.wire) ? hidden(wireOf(next)) : wireOf(next)
      if (next.kind === footerKind) footer = blockOf({ kind: footerKind, wire: wireOf(next) })
      else if (!isRefused(made, next)) {
        made.push({ kind: next.kind, wire })
        if (block.kind.includes('tabNav')) notes.set(block.id, 'toTop')
      } else notes.set(block.id, joined(made, next) ? 'joined' : 'onlyOnce')
    }
  }
  const top = (kind: string) => blockKinds.get(kind)?.pinned ?? Number.POSITIVE_INFINITY
  const ordered = made.toSorted((a, b) => (top(a.kind) === top(b.kind) ? 0 : top(a.kind) - top(b.kind)))
  return { value: { blocks: ordered.map(blockOf), footer }, notes }
}

const blockOf = ({ kind, wire }: Made): Block => ({ id: nextId(), kind, wire })

const isRefused = (made: readonly Made[], { kind }: NewBlock) =>
  blockKinds.get(kind)?.isOnce === true && made.some((other) => other.kind === kind)

interface Tabbed {
  readonly tabs?: readonly object[]
}

// rows of products become tabs of the one list of promotions that a page may have
function joined(made: readonly Made[], { kind, value }: NewBlock): boolean {
  const { tabs } = value as Tabbed
  const first = made.find((other) => other.kind === kind)
  if (!tabs || !first) return false
  const schema = blockKinds.get(kind)!
  const before = schema.read(first.wire) as Tabbed
  first.wire = schema.write({ ...before, tabs: [...(before.tabs ?? []), ...tabs] }, first.wire)
  return true
}
