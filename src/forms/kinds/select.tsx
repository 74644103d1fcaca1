import { useStore } from '@nanostores/react'
import { Select } from '#src/ui/select/select.tsx'
import { $text } from '../forms.text.ts'
import { defineKind, isDisabled, isSameValue, textProp, type KindProps } from '../kind.ts'

function SelectControl({ rule, value, onChange, id, invalid, describedBy }: KindProps<unknown>) {
  const text = useStore($text)
  const options = rule.options.map(({ value: own, label, isDisabled: disabled }) => ({ value: own, label, disabled }))
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

/** One of many. */
export default defineKind<unknown>({
  fits: ({ type, props }) => type === 'select' && props['multiple'] !== true,
  // rows of the shop's group data carry a whole option
  read: ({ value }) => (typeof value === 'object' && value !== null && 'value' in value ? value.value : value),
  Control: SelectControl,
})
