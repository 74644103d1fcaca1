import { Checkbox } from '#src/ui/checkbox/checkbox.tsx'
import { addStyles } from '#src/lib/styles.ts'
import css from '../fields.css?inline'
import { optionsOf, type InputProps } from '../input.ts'
import { listedOf } from '../listed.ts'

addStyles(css)

/** Longer names than this stand below each other: a ragged row of them cannot be read down. */
const shortName = 12

/** Several of a few. */
export default function ChoicesInput({ field, value, onChange, id, invalid, describedBy, words }: InputProps<readonly string[]>) {
  const { isDisabled } = optionsOf(field)
  const options = listedOf(field, words)
  const has = (one: string) => value.some((other) => String(other) === one)
  const toggle = (one: string) => onChange(has(one) ? value.filter((other) => String(other) !== one) : [...value, one])
  const isLong = options.some(({ label }) => label.length > shortName)
  return (
    <div
      className="field-boxes"
      data-long={isLong || undefined}
      role="group"
      id={id}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
    >
      {options.map((option) => (
        <Checkbox
          key={option.value}
          checked={has(option.value)}
          invalid={invalid}
          disabled={isDisabled === true || option.isDisabled === true}
          onChange={() => toggle(option.value)}
        >
          {option.label}
        </Checkbox>
      ))}
    </div>
  )
}
