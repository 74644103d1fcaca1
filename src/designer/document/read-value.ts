import { namesOf, type OtherNames } from './block-names.ts'
import { isFooterKind, isWire, type Block } from './block.ts'
import { withoutHydrated } from './hydrated.ts'
import { kindOf } from './marks.ts'
import { stampOf } from './stamps.ts'

/** What a stored `value` holds: its blocks in the order in which the shop shows them, and the tab bar. */
export interface ReadValue {
  blocks: Block[]
  footer: Block | null
}

/** Why a stored `value` cannot be edited: it is no JSON, a page of the older decoration, or settings of the shop. */
export class UnreadableValue extends Error {
  constructor(readonly reason: 'broken' | 'legacy' | 'settings') {
    super(reason)
  }
}

function entriesOf(value: unknown): [string, unknown][] {
  if (value === null || value === undefined || value === '') return []
  if (typeof value === 'string') {
    try {
      return entriesOf(JSON.parse(value))
    } catch {
      throw new UnreadableValue('broken')
    }
  }
  if (typeof value !== 'object') throw new UnreadableValue('broken')
  return Object.entries(value)
}

// the older decoration keys its value by kind and holds instances without a name of their own
const isLegacy = (entries: [string, unknown][]) =>
  entries.length > 0 && entries.every(([key, value]) => !/^\d+$/.test(key) && (!isWire(value) || typeof value['name'] !== 'string'))

function blockOf([key, value]: [string, unknown]): Omit<Block, 'id'> {
  if (!isWire(value)) return { kind: '', wire: {}, foreign: { value }, key }
  return { kind: kindOf(value), wire: withoutHydrated(value), key }
}

function named(blocks: readonly Omit<Block, 'id'>[], others: OtherNames): Block[] {
  const names = namesOf(blocks)
  return blocks.map((block, index) => ({ id: others.get(names[index]!) ?? names[index]!, ...block }))
}

const orderOf = (block: Pick<Block, 'wire' | 'key'>) => stampOf(block.wire['timestamp']) ?? stampOf(block.key) ?? Number.POSITIVE_INFINITY

/**
 * Reads a stored `value` (object, `[]`, null or JSON text; designer contract 10.1): blocks by ascending
 * timestamp, the tab bar by its name wherever it stands, everything else kept as it is.
 * @param others what blocks are called here that were open before they had a name of their own
 * @throws UnreadableValue
 */
export function readValue(value: unknown, others: OtherNames = new Map()): ReadValue {
  const entries = entriesOf(value)
  if (isLegacy(entries)) throw new UnreadableValue('legacy')
  const all = named(entries.map(blockOf), others)
  const footer = all.find((block) => isFooterKind(block.kind)) ?? null
  const blocks = all.filter((block) => block !== footer)
  const indexes = new Map(blocks.map((block, index) => [block, index]))
  // Infinity minus Infinity is NaN: entries without any stamp stay in their order at the end
  blocks.sort((a, b) => (orderOf(a) === orderOf(b) ? indexes.get(a)! - indexes.get(b)! : orderOf(a) - orderOf(b)))
  return { blocks, footer }
}
