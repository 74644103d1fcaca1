import { isSameValue } from './kind.ts'
import type { RuleOption } from './rule.ts'

type Value = RuleOption['value']

const has = (values: readonly Value[], value: Value) => values.some((one) => isSameValue(one, value))

/** The ends of a branch; a node without children is its own. */
export const leavesOf = (option: RuleOption): Value[] => (option.children.length > 0 ? option.children.flatMap(leavesOf) : [option.value])

/** How much of a branch is chosen. */
export function branchState(option: RuleOption, values: readonly Value[], isStrict: boolean): 'all' | 'some' | 'none' {
  if (isStrict || option.children.length === 0) return has(values, option.value) ? 'all' : 'none'
  const leaves = leavesOf(option)
  const chosen = leaves.filter((leaf) => has(values, leaf)).length
  return chosen === leaves.length ? 'all' : chosen > 0 ? 'some' : 'none'
}

/** Values after a box was pressed: a branch means all its ends, unless every node stands for itself. */
export function toggled(option: RuleOption, values: readonly Value[], isStrict: boolean): Value[] {
  const own = isStrict ? [option.value] : leavesOf(option)
  const rest = values.filter((value) => !has(own, value))
  return branchState(option, values, isStrict) === 'all' ? rest : [...rest, ...own]
}

/** The values from the top down to a node; undefined when there is none. */
export function pathTo(value: unknown, options: readonly RuleOption[]): Value[] | undefined {
  for (const option of options) {
    if (isSameValue(option.value, value)) return [option.value]
    const below = pathTo(value, option.children)
    if (below) return [option.value, ...below]
  }
  return undefined
}

/** Chosen ends, and the branches that are chosen whole. */
export const withWholeBranches = (values: readonly Value[], options: readonly RuleOption[]): Value[] =>
  options.flatMap((option) => {
    const below = withWholeBranches(values, option.children)
    return branchState(option, values, false) === 'all' ? [option.value, ...below] : below
  })
