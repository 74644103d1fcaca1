import type { TreeNode } from '#src/kinds/tree.ts'
import { isSameValue, listOf } from '../form-field.ts'
import type { FormRule, RuleOption } from './rule.ts'

/** Options of a rule as kinds have them: values are text. */
export const nodesOf = (options: readonly RuleOption[]): TreeNode[] =>
  options.map(({ value, label, isDisabled, children }) => ({
    value: String(value),
    label,
    ...(isDisabled && { isDisabled }),
    ...(children.length > 0 && { children: nodesOf(children) }),
  }))

const found = (options: readonly RuleOption[], value: unknown): RuleOption | undefined => {
  for (const option of options) {
    const here = isSameValue(option.value, value) ? option : found(option.children, value)
    if (here) return here
  }
  return undefined
}

/** A value as the server wrote it: its option's, or the one among those that came; servers mix "1" and 1. */
export function rawOf(rule: FormRule, value: unknown): unknown {
  const option = found(rule.options, value)
  return option
    ? option.value
    : (listOf(rule.value)
        .flat()
        .find((came) => isSameValue(came, value)) ?? value)
}
