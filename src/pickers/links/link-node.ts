import type { LinkCategory } from '#src/api/products.ts'
import type { TreeNode } from '#src/ui/tree/tree.tsx'

/** The id of the node for links of one's own where the server's tree has none. */
export const ownCustomId = 'custom'

/** Node types that only some shops have. */
const modular = new Set(['seckill', 'bargain', 'combination', 'advance'])

const isNode = (value: unknown): value is LinkCategory => typeof value === 'object' && value !== null && 'id' in value && 'type' in value

/** The server's tree without what belongs to a module that is switched off. Lists may arrive as objects with number keys. */
export function linkTree(answer: unknown, modules: readonly string[]): LinkCategory[] {
  const list = (value: unknown): LinkCategory[] => (value && typeof value === 'object' ? Object.values(value).filter(isNode) : [])
  const isOn = (node: LinkCategory) => !modular.has(node.type) || modules.includes(node.type)
  return list(answer)
    .map((parent) => ({ ...parent, children: list(parent.children).filter(isOn) }))
    .filter((parent) => parent.children.length > 0)
}

/** The nodes that have links, in order. */
export const leavesOf = (tree: readonly LinkCategory[]): LinkCategory[] => tree.flatMap((parent) => parent.children ?? [])

/** The tree with a place for links of one's own, whatever the server has. */
export function withCustom(tree: readonly LinkCategory[], name: string): readonly LinkCategory[] {
  if (leavesOf(tree).some((leaf) => leaf.type === 'custom')) return tree
  const custom = { id: ownCustomId, pid: 0, type: 'custom', name, title: name }
  return [...tree, { ...custom, id: `${ownCustomId}s`, children: [custom] }]
}

/** As the tree widget shows it. */
export const treeNodes = (tree: readonly LinkCategory[], nameOf: (name: string) => string): TreeNode[] =>
  tree.map((parent) => ({
    id: `parent ${parent.id}`,
    label: nameOf(parent.name),
    children: (parent.children ?? []).map((child) => ({ id: child.id, label: nameOf(child.name), children: [] })),
  }))
