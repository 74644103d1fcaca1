import { defineKind, listOf, type KindProps } from '../kind.ts'
import type { FormRule, RuleOption } from '../rule.ts'
import { TreeBoxes } from '../tree-boxes.tsx'
import { pathTo } from '../tree-values.ts'

type Values = readonly RuleOption['value'][]

const inner = ({ props }: FormRule) => (props['props'] ?? {}) as { multiple?: boolean; checkStrictly?: boolean; emitPath?: boolean }

function CascaderBoxesControl(props: KindProps<Values>) {
  return <TreeBoxes {...props} isStrict={inner(props.rule).checkStrictly === true} />
}

/** Several places in a tree. What is sent is their ids, or with `emitPath` the way to each. */
export default defineKind<Values>({
  fits: (rule) => rule.type === 'cascader' && inner(rule).multiple === true,
  read: ({ value }) => listOf(value).map((one) => (Array.isArray(one) ? one.at(-1) : one) as Values[number]),
  write: (values, rule) => (inner(rule).emitPath === false ? values : values.map((value) => pathTo(value, rule.options) ?? [value])),
  Control: CascaderBoxesControl,
})
