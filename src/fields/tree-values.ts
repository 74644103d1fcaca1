import type { Listed } from './listed.ts'

const childrenOf = ({ children = [] }: Listed) => children

/** The ends of a branch; a node without children is its own. */
export const leavesOf = (node: Listed): string[] => (childrenOf(node).length > 0 ? childrenOf(node).flatMap(leavesOf) : [node.value])

/** How much of a branch is chosen. */
export function branchState(node: Listed, values: readonly string[], isStrict: boolean): 'all' | 'some' | 'none' {
  if (isStrict || childrenOf(node).length === 0) return values.includes(node.value) ? 'all' : 'none'
  const leaves = leavesOf(node)
  const chosen = leaves.filter((leaf) => values.includes(leaf)).length
  return chosen === leaves.length ? 'all' : chosen > 0 ? 'some' : 'none'
}

/** Values after a box was pressed: a branch means all its ends, unless every node stands for itself. */
export function toggled(node: Listed, values: readonly string[], isStrict: boolean): string[] {
  const own = isStrict ? [node.value] : leavesOf(node)
  const rest = values.filter((value) => !own.includes(value))
  return branchState(node, values, isStrict) === 'all' ? rest : [...rest, ...own]
}

/** The values from the top down to a node; undefined when there is none. */
export function pathTo(value: string, nodes: readonly Listed[]): string[] | undefined {
  for (const node of nodes) {
    if (node.value === value) return [value]
    const below = pathTo(value, childrenOf(node))
    if (below) return [node.value, ...below]
  }
  return undefined
}

/** Chosen ends, and the branches that are chosen whole. */
export const withWholeBranches = (values: readonly string[], nodes: readonly Listed[]): string[] =>
  nodes.flatMap((node) => {
    const below = withWholeBranches(values, childrenOf(node))
    return branchState(node, values, false) === 'all' ? [node.value, ...below] : below
  })
