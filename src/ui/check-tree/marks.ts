import type { TreeNode } from '../tree/rows.ts'

/** How a node stands: with all below it, with some of it or alone, or not. */
export type Mark = 'all' | 'some' | 'none'

/** Ids that are checked, as text. A checked node's parents are checked, too. */
export type Checked = ReadonlySet<string>

const below = (node: TreeNode): string[] => (node.children ?? []).flatMap((child) => [String(child.id), ...below(child)])

/** The marks of all nodes. */
export function marksOf(nodes: readonly TreeNode[], checked: Checked): Map<string, Mark> {
  const marks = new Map<string, Mark>()
  const visit = (node: TreeNode): Mark => {
    const children = (node.children ?? []).map(visit)
    const isIn = checked.has(String(node.id))
    const isWhole = children.every((mark) => mark === 'all')
    const mark = isIn ? (isWhole ? 'all' : 'some') : children.some((one) => one !== 'none') ? 'some' : 'none'
    marks.set(String(node.id), mark)
    return mark
  }
  nodes.forEach(visit)
  return marks
}

/**
 * Checks a node with everything below it, or takes it away with everything below it, once all of it is checked. Its parents are
 * checked with it and stay when it goes: whoever may open a page need not have its buttons.
 */
export function turn(nodes: readonly TreeNode[], checked: Checked, id: string): Set<string> {
  const trail = trailTo(nodes, id)
  const node = trail.at(-1)
  const next = new Set(checked)
  if (!node) return next
  const those = [id, ...below(node)]
  if (those.every((one) => checked.has(one))) for (const one of those) next.delete(one)
  else for (const one of [...trail.map((above) => String(above.id)), ...those]) next.add(one)
  return next
}

function trailTo(nodes: readonly TreeNode[], id: string): TreeNode[] {
  for (const node of nodes) {
    if (String(node.id) === id) return [node]
    const rest = trailTo(node.children ?? [], id)
    if (rest.length) return [node, ...rest]
  }
  return []
}
