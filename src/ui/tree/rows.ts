import type { ReactNode } from 'react'

export interface TreeNode {
  id: string | number
  label: string
  icon?: ReactNode
  /** Shown at the right: a count, a button. */
  aside?: ReactNode
  /** undefined with `loadChildren`: not known yet; empty: a leaf. */
  children?: readonly TreeNode[]
}

/** A visible line of the tree. */
export interface TreeRow {
  node: TreeNode
  /** As text: the wire sends ids as numbers and as strings. */
  key: string
  level: number
  parent: number
  position: number
  size: number
  isOpen: boolean
  canOpen: boolean
}

/** The lines that are visible while the nodes in `open` are open, in order. */
export function rowsOf(nodes: readonly TreeNode[], open: ReadonlySet<string>, isLazy: boolean): TreeRow[] {
  const rows: TreeRow[] = []
  const add = (siblings: readonly TreeNode[], level: number, parent: number) => {
    for (const [index, node] of siblings.entries()) {
      const key = String(node.id)
      const canOpen = node.children === undefined ? isLazy : node.children.length > 0
      const isOpen = canOpen && open.has(key)
      rows.push({ node, key, level, parent, position: index + 1, size: siblings.length, isOpen, canOpen })
      if (isOpen) add(node.children ?? [], level + 1, rows.length - 1)
    }
  }
  add(nodes, 1, -1)
  return rows
}

/** Ids on the way to a node, itself left out; empty when it is not in the tree. */
export function pathTo(nodes: readonly TreeNode[], id: string): string[] {
  for (const node of nodes) {
    if (node.children?.some((child) => String(child.id) === id)) return [String(node.id)]
    const below = pathTo(node.children ?? [], id)
    if (below.length > 0) return [String(node.id), ...below]
  }
  return []
}

/** Where a key leads: another line, or `open`/`close` of the line itself. */
export function step(rows: readonly TreeRow[], index: number, key: string): number | 'open' | 'close' | undefined {
  const row = rows[index]
  if (!row) return undefined
  if (key === 'ArrowDown') return Math.min(index + 1, rows.length - 1)
  if (key === 'ArrowUp') return Math.max(index - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return rows.length - 1
  if (key === 'ArrowRight') return !row.canOpen ? undefined : row.isOpen ? index + 1 : 'open'
  if (key === 'ArrowLeft') return row.isOpen ? 'close' : row.parent >= 0 ? row.parent : undefined
  if (key.length !== 1 || key === ' ') return undefined
  const order = [...rows.keys()].map((offset) => (index + 1 + offset) % rows.length)
  return order.find((at) => rows[at]!.node.label.toLowerCase().startsWith(key.toLowerCase()))
}
