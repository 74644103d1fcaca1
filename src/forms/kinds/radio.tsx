import { RadioGroup } from '#src/ui/radio/radio.tsx'
import { defineKind, isDisabled, isSameValue, type KindProps } from '../kind.ts'

function RadioControl({ rule, value, onChange, id, invalid, describedBy }: KindProps<unknown>) {
  const options = rule.options.map(({ value: own, label, isDisabled: disabled }) => ({ value: own, label, disabled }))
  return (
    <RadioGroup
      id={id}
      invalid={invalid}
      aria-describedby={describedBy}
      value={options.find((option) => isSameValue(option.value, value))?.value}
      onChange={onChange}
      options={options}
      disabled={isDisabled(rule)}
    />
  )
}

/** One of a few. */
export default defineKind<unknown>({ fits: ({ type }) => type === 'radio', read: ({ value }) => value, Control: RadioControl })
