import { wireOf, type SizedBlock, type Wire } from './preview-sizes.ts'

const written = new Set(['titleConfig', 'desConfig', 'menuConfig', 'listConfig', 'tabConfig', 'menuList'])
/** 200 letters with no space to break at. */
export const longWord = '长'.repeat(100) + 'W'.repeat(100)

/** The block as a page stores it, with 200 letters in each of its texts. */
export function lengthened(block: SizedBlock, picture: string): Wire {
  const grow = (node: Wire): Wire => {
    if (Array.isArray(node)) return node.map(grow)
    if (typeof node !== 'object' || node === null) return node
    return Object.fromEntries(
      Object.entries(node).map(([key, held]) => [
        key,
        (key === 'value' || key === 'val' || key === 'name') && typeof held === 'string' ? longWord : grow(held),
      ]),
    )
  }
  const wire = wireOf(block, picture)
  return Object.fromEntries(Object.entries(wire).map(([field, held]) => [field, written.has(field) ? grow(held) : held]))
}
