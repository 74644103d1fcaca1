import { listKind, type ListOptions } from './choices.ts'
import { field, type Field, type FieldOptions } from './kind.ts'
import { textKind } from './text.ts'

/** A node that can be chosen. */
export interface TreeNode {
  readonly value: string
  readonly label: string
  readonly isDisabled?: boolean
  readonly children?: readonly TreeNode[]
}

export interface TreeOptions extends FieldOptions<string> {
  list: readonly TreeNode[]
  /** Nodes that have others below them can be chosen, too. */
  isAnyLevel?: boolean
}

export interface TreesOptions extends ListOptions {
  list: readonly TreeNode[]
  /** Every node stands for itself. */
  isStrict?: boolean
}

const labelOf = (nodes: readonly TreeNode[], value: string): string | undefined => {
  for (const { value: own, label, children = [] } of nodes) {
    const found = own === value ? label : labelOf(children, value)
    if (found !== undefined) return found
  }
  return undefined
}

const named = (list: readonly TreeNode[]) => (value: string) => labelOf(list, value) ?? value

/** A node of a tree. */
export const tree = (options: TreeOptions): Field<string> =>
  field({ ...textKind('tree', 40), text: named(options.list) }, options as FieldOptions<string>)

/** Several nodes of a tree. */
export const trees = (options: TreesOptions): Field<readonly string[]> =>
  field(
    listKind('trees', options.max ?? 10_000, { text: (value) => value.map(named(options.list)).join('、') }),
    options as FieldOptions<readonly string[]>,
  )
