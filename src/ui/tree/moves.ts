import type { TreeNode, TreeRow } from './rows.ts'

/** Where a node goes: before or after another one, or below it as its last. */
export interface TreeMove {
  id: TreeNode['id']
  target: TreeNode['id']
  position: 'before' | 'after' | 'into'
}

const siblingsOf = (rows: readonly TreeRow[], { parent }: TreeRow) => rows.filter((row) => row.parent === parent)

/** What Alt with an arrow asks for: up and down among siblings, left out of the parent, right below the sibling above. */
export function moveByKey(rows: readonly TreeRow[], index: number, key: string): TreeMove | undefined {
  const row = rows[index]
  if (!row) return undefined
  const siblings = siblingsOf(rows, row)
  const [above, below] = [siblings[row.position - 2], siblings[row.position]]
  const to = (target: TreeRow | undefined, position: TreeMove['position']) =>
    target && { id: row.node.id, target: target.node.id, position }
  if (key === 'ArrowUp') return to(above, 'before')
  if (key === 'ArrowDown') return to(below, 'after')
  if (key === 'ArrowLeft') return to(rows[row.parent], 'after')
  return key === 'ArrowRight' ? to(above, 'into') : undefined
}

/** Whether a row is another one or lies below it: nothing is dropped into itself. */
export function isWithin(rows: readonly TreeRow[], index: number, other: number): boolean {
  for (let at = index; at >= 0; at = rows[at]!.parent) if (at === other) return true
  return false
}

/** Where in a row the pointer is: its edges are between rows, its middle is the row itself. */
export function positionIn({ top, height }: Pick<DOMRect, 'top' | 'height'>, y: number): TreeMove['position'] {
  const part = height > 0 ? (y - top) / height : 0.5
  return part < 0.25 ? 'before' : part > 0.75 ? 'after' : 'into'
}
