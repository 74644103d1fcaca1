import { isWire, type Wire } from '../../document/block.ts'

/** Saved text of a block that is not edited here yet but can be shown: `richText.val` (designer contract 3.5.21). */
export function savedHtml(kind: string, wire: Wire): string {
  const text = kind === 'richText' ? wire['richText'] : undefined
  return isWire(text) && typeof text['val'] === 'string' ? text['val'] : ''
}
