import { NumberInput } from '#src/ui/number-input/number-input.tsx'
import { defineKind, isDisabled, numberProp, textProp, type KindProps } from '../kind.ts'

function NumberControl({ rule, value, onChange, onEnter, id, invalid, describedBy }: KindProps<number | null>) {
  const precision = numberProp(rule, 'precision') ?? 0
  return (
    <NumberInput
      id={id}
      invalid={invalid}
      aria-describedby={describedBy}
      aria-required={rule.required !== null || undefined}
      value={value}
      onChange={onChange}
      onEnter={onEnter}
      min={numberProp(rule, 'min')}
      max={numberProp(rule, 'max')}
      step={numberProp(rule, 'step') ?? 10 ** -precision}
      placeholder={textProp(rule, 'placeholder')}
      disabled={isDisabled(rule)}
    />
  )
}

/** A number; what is no number starts empty. */
export default defineKind<number | null>({
  // half stars are figures, too
  fits: ({ type, props }) => type === 'inputNumber' || (type === 'rate' && props['allowHalf'] === true),
  read({ value }) {
    const number = value === '' || value === null || value === undefined ? NaN : Number(value)
    return Number.isFinite(number) ? number : null
  },
  write: (value) => value ?? '',
  Control: NumberControl,
})
