import { jsonText } from '#src/lib/json-text.ts'
import type { Block, Wire } from '../document/block.ts'
import { isFooterKind, isWire } from '../document/block.ts'
import { kindOf } from '../document/marks.ts'

/** Blocks as they travel through the clipboard: text, so that they reach other tabs, browsers and shops. */
interface Clip {
  readonly format: 'crm-blocks'
  readonly version: 1
  readonly blocks: readonly Wire[]
}

/** More text than this is no copy of ours, in characters. */
const longest = 5_000_000
const most = 2000

/** The text of copied blocks. Entries that are no blocks and tab bars are left out; '' when nothing is left. */
export function clipOf(blocks: readonly Block[]): string {
  const wires = blocks.filter((block) => !block.foreign && !isFooterKind(block.kind)).map((block) => withoutKey(block.wire))
  const clip: Clip = { format: 'crm-blocks', version: 1, blocks: wires }
  return wires.length === 0 ? '' : jsonText(clip)
}

/** The blocks in a text of the clipboard; null when it holds something else. */
export function blocksIn(text: string): { kind: string; wire: Wire }[] | null {
  if (text.length > longest || !text.startsWith('{') || !text.includes('crm-blocks')) return null
  let clip: unknown
  try {
    clip = JSON.parse(text)
  } catch {
    return null
  }
  if (!isWire(clip) || clip['format'] !== 'crm-blocks' || clip['version'] !== 1 || !Array.isArray(clip['blocks'])) return null
  const wires = (clip['blocks'] as unknown[]).slice(0, most).filter(isWire)
  const found = wires.map((wire) => ({ kind: kindOf(wire), wire: withoutKey(wire) }))
  return found.filter(({ kind }) => kind !== '' && !isFooterKind(kind))
}

// timestamp and id belong to the place where a block stood
function withoutKey(wire: Wire): Wire {
  const { timestamp: _, id: __, ...rest } = wire
  return rest
}
