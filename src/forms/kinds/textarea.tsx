import { Textarea } from '#src/ui/textarea/textarea.tsx'
import { defineKind, isDisabled, numberProp, textProp, type KindProps } from '../kind.ts'

function TextareaControl({ rule, value, onChange, id, invalid, describedBy }: KindProps<string>) {
  return (
    <Textarea
      id={id}
      invalid={invalid}
      aria-describedby={describedBy}
      aria-required={rule.required !== null || undefined}
      value={value}
      onChange={onChange}
      rows={numberProp(rule, 'rows') ?? 3}
      maxLength={numberProp(rule, 'maxlength')}
      placeholder={textProp(rule, 'placeholder')}
      disabled={isDisabled(rule)}
      readOnly={rule.props['readonly'] === true}
    />
  )
}

/** Text of several lines. */
export default defineKind<string>({
  fits: ({ type, props }) => type === 'textarea' || (type === 'input' && props['type'] === 'textarea'),
  read: ({ value }) => String(value ?? ''),
  Control: TextareaControl,
})
