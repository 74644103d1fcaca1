import { leavesOf, pathTo, withWholeBranches } from '#src/fields/tree-values.ts'
import { choiceKind } from '#src/kinds/choice.ts'
import { listKind } from '#src/kinds/choices.ts'
import { flag } from '#src/kinds/flag.ts'
import { field, type Field } from '#src/kinds/kind.ts'
import { tree, trees } from '#src/kinds/tree.ts'
import { isSameValue, listOf } from '../form-field.ts'
import { ruleKind } from './kind-rule.ts'
import { nodesOf, rawOf } from './options.ts'
import { shared, textProp } from './props.ts'
import type { FormRule } from './rule.ts'

const labelsOf = ({ options }: FormRule) => Object.fromEntries(options.map(({ value, label }) => [String(value), label]))

const listed = (rule: FormRule) => ({ ...shared(rule), list: nodesOf(rule.options) })
const inner = ({ props }: FormRule) => (props['props'] ?? {}) as { multiple?: boolean; checkStrictly?: boolean; emitPath?: boolean }

const choiceOf = (rule: FormRule, look: 'open' | 'list'): Field<string> =>
  field(choiceKind('choice', labelsOf(rule), false), { ...listed(rule), look } as object)

const onOf = ({ props }: FormRule) => props['activeValue'] ?? 1
const offOf = ({ props }: FormRule) => props['inactiveValue'] ?? 0

const isStrictTree = ({ props }: FormRule) => props['checkStrictly'] === true
const pathOf = (rule: FormRule, value: string) => pathTo(String(value), nodesOf(rule.options))?.map((one) => rawOf(rule, one))

/** Rules by which something is chosen. */
export const choiceRules = [
  /** One of many. */
  ruleKind<string>({
    fits: ({ type, props }) => type === 'select' && props['multiple'] !== true,
    field: (rule) => choiceOf(rule, 'list'),
    // rows of the shop's group data carry a whole option
    read: ({ value }) => String((typeof value === 'object' && value !== null && 'value' in value ? value.value : value) ?? ''),
    write: (value, rule) => rawOf(rule, value),
  }),
  /** One of a few. */
  ruleKind<string>({
    fits: ({ type }) => type === 'radio',
    field: (rule) => choiceOf(rule, 'open'),
    read: ({ value }) => String(value ?? ''),
    write: (value, rule) => rawOf(rule, value),
  }),
  /** Several of a few; a list that allows several is shown so, too. */
  ruleKind<readonly string[]>({
    fits: ({ type, props }) => type === 'checkbox' || (type === 'select' && props['multiple'] === true),
    field: (rule) => field(listKind('choices', Infinity, { text: named(rule) }), listed(rule) as object),
    read: ({ value }) => listOf(value).map(String),
    write: (values, rule) => values.map((value) => rawOf(rule, value)),
  }),
  /** On or off; each has a value of its own. */
  ruleKind<boolean>({
    fits: ({ type }) => type === 'switch',
    field(rule) {
      const [on, off] = [textProp(rule, 'activeText'), textProp(rule, 'inactiveText')]
      return flag({ ...shared(rule), ...(on && { on }), ...(off && { off }) } as object)
    },
    read: (rule) => isSameValue(rule.value, onOf(rule)),
    write: (isOn, rule) => (isOn ? onOf(rule) : offOf(rule)),
  }),
  /** A place in a tree. What is sent is its id, or with `emitPath` the ids from the top down. */
  ruleKind<string>({
    fits: (rule) => rule.type === 'cascader' && inner(rule).multiple !== true,
    field: (rule) => tree({ ...listed(rule), isAnyLevel: inner(rule).checkStrictly === true }),
    read: ({ value }) => String((Array.isArray(value) ? value.at(-1) : value) ?? ''),
    write(value, rule) {
      const came: unknown = Array.isArray(rule.value) ? rule.value.at(-1) : rule.value
      const isAsItCame = isSameValue(value, came)
      if (inner(rule).emitPath === false) return isAsItCame ? (came ?? rule.value) : rawOf(rule, value)
      // some servers expect a way and send an id: what nobody changed stays as it came
      return isAsItCame ? rule.value : (pathOf(rule, value) ?? [])
    },
    writesAlways: true,
  }),
  /** Several places in a tree. What is sent is their ids, or with `emitPath` the way to each. */
  ruleKind<readonly string[]>({
    fits: (rule) => rule.type === 'cascader' && inner(rule).multiple === true,
    field: (rule) => trees({ ...listed(rule), isStrict: inner(rule).checkStrictly === true }),
    read: ({ value }) => listOf(value).map((one) => String(Array.isArray(one) ? one.at(-1) : one)),
    write: (values, rule) =>
      values.map((value) => (inner(rule).emitPath === false ? rawOf(rule, value) : (pathOf(rule, value) ?? [rawOf(rule, value)]))),
  }),
  /** Boxes in a tree. What is sent is every chosen end and every branch that is chosen whole. */
  ruleKind<readonly string[]>({
    fits: ({ type }) => type === 'tree',
    field: (rule) => trees({ ...listed(rule), isStrict: isStrictTree(rule) }),
    read(rule) {
      const values = listOf(rule.value).map(String)
      if (isStrictTree(rule)) return values
      const leaves = new Set(nodesOf(rule.options).flatMap(leavesOf))
      return values.filter((value) => leaves.has(value))
    },
    write: (values, rule) =>
      (isStrictTree(rule) ? values : withWholeBranches(values, nodesOf(rule.options))).map((value) => rawOf(rule, value)),
  }),
]

const named = (rule: FormRule) => (values: readonly string[]) =>
  values.map((value) => rule.options.find((option) => isSameValue(option.value, value))?.label ?? value).join('、')
