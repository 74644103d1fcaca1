import { Checkbox } from '#src/ui/checkbox/checkbox.tsx'
import { defineKind, isDisabled, isSameValue, listOf, type KindProps } from '../kind.ts'

/** Longer names than this stand below each other: a ragged row of them cannot be read down. */
const shortName = 12

function CheckboxControl({ rule, value, onChange, id, invalid, describedBy }: KindProps<readonly unknown[]>) {
  const has = (one: unknown) => value.some((other) => isSameValue(other, one))
  const toggle = (one: unknown) => onChange(has(one) ? value.filter((other) => !isSameValue(other, one)) : [...value, one])
  const isLong = rule.options.some(({ label }) => label.length > shortName)
  return (
    <div
      className="form-boxes"
      data-long={isLong || undefined}
      role="group"
      id={id}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
    >
      {rule.options.map((option) => (
        <Checkbox
          key={option.value}
          checked={has(option.value)}
          invalid={invalid}
          disabled={isDisabled(rule) || option.isDisabled}
          onChange={() => toggle(option.value)}
        >
          {option.label}
        </Checkbox>
      ))}
    </div>
  )
}

/** Several of a few; a list that allows several is shown so, too. */
export default defineKind<readonly unknown[]>({
  fits: ({ type, props }) => type === 'checkbox' || (type === 'select' && props['multiple'] === true),
  read: ({ value }) => listOf(value),
  Control: CheckboxControl,
})
