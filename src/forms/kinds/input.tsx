import { Input } from '#src/ui/input/input.tsx'
import { defineKind, isDisabled, numberProp, textProp, type KindProps } from '../kind.ts'

function TextControl({ rule, value, onChange, onEnter, id, invalid, describedBy }: KindProps<string>) {
  return (
    <Input
      id={id}
      invalid={invalid}
      aria-describedby={describedBy}
      aria-required={rule.required !== null || undefined}
      type={rule.props['type'] === 'password' ? 'password' : 'text'}
      autoComplete={rule.props['type'] === 'password' ? 'new-password' : 'off'}
      value={value}
      onChange={onChange}
      onEnter={onEnter}
      maxLength={numberProp(rule, 'maxlength')}
      placeholder={textProp(rule, 'placeholder')}
      disabled={isDisabled(rule)}
      readOnly={rule.props['readonly'] === true}
    />
  )
}

/** A line of text, or a password. */
export default defineKind<string>({
  fits: ({ type, props }) => type === 'input' && props['type'] !== 'textarea',
  read: ({ value }) => String(value ?? ''),
  Control: TextControl,
})
