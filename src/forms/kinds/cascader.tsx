import { useStore } from '@nanostores/react'
import { Select, type SelectOption } from '#src/ui/select/select.tsx'
import { $text } from '../forms.text.ts'
import { defineKind, isDisabled, isSameValue, textProp, type KindProps } from '../kind.ts'
import type { FormRule, RuleOption } from '../rule.ts'
import { pathTo } from '../tree-values.ts'

type Value = RuleOption['value']

function CascaderControl({ rule, value, onChange, id, invalid, describedBy }: KindProps<Value | null>) {
  const text = useStore($text)
  const options = optionsOf(rule.options, 0, mayChooseParents(rule))
  return (
    <Select
      id={id}
      invalid={invalid}
      aria-describedby={describedBy}
      value={options.find((option) => isSameValue(option.value, value))?.value}
      onChange={onChange}
      options={options}
      placeholder={textProp(rule, 'placeholder') ?? text.choose}
      disabled={isDisabled(rule)}
    />
  )
}

function optionsOf(options: readonly RuleOption[], depth: number, anyLevel: boolean): SelectOption<Value>[] {
  return options.flatMap(({ value, label, isDisabled: disabled, children }) => [
    { value, label: '\u2003'.repeat(depth) + label, disabled: disabled || (!anyLevel && children.length > 0) },
    ...optionsOf(children, depth + 1, anyLevel),
  ])
}

const inner = ({ props }: FormRule) => (props['props'] ?? {}) as Record<string, unknown>
const mayChooseParents = (rule: FormRule) => inner(rule)['checkStrictly'] === true

/** A place in a tree. What is sent is its id, or with `emitPath` the ids from the top down. */
export default defineKind<Value | null>({
  fits: ({ type, props }) => type === 'cascader' && (props['props'] as { multiple?: boolean } | undefined)?.multiple !== true,
  read: ({ value }) => ((Array.isArray(value) ? value.at(-1) : value) as Value | undefined) ?? null,
  write(value, rule) {
    if (inner(rule)['emitPath'] === false) return value
    // some servers expect a way and send an id: what nobody changed stays as it came
    const came = Array.isArray(rule.value) ? rule.value.at(-1) : rule.value
    return isSameValue(value, came) ? rule.value : (pathTo(value, rule.options) ?? [])
  },
  writesAlways: true,
  Control: CascaderControl,
})
