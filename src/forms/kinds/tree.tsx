import { defineKind, listOf, type KindProps } from '../kind.ts'
import type { FormRule, RuleOption } from '../rule.ts'
import { TreeBoxes } from '../tree-boxes.tsx'
import { leavesOf, withWholeBranches } from '../tree-values.ts'

type Values = readonly RuleOption['value'][]

const isStrict = ({ props }: FormRule) => props['checkStrictly'] === true

function TreeControl(props: KindProps<Values>) {
  return <TreeBoxes {...props} isStrict={isStrict(props.rule)} />
}

const ends = (options: readonly RuleOption[]) => new Set(options.flatMap(leavesOf).map(String))

/** Boxes in a tree. What is sent is every chosen end and every branch that is chosen whole. */
export default defineKind<Values>({
  fits: ({ type }) => type === 'tree',
  read(rule) {
    const values = listOf(rule.value) as Values
    if (isStrict(rule)) return values
    const leaves = ends(rule.options)
    return values.filter((value) => leaves.has(String(value)))
  },
  write: (values, rule) => (isStrict(rule) ? values : withWholeBranches(values, rule.options)),
  Control: TreeControl,
})
