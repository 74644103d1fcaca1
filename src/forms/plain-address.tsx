import { Input } from '#src/ui/input/input.tsx'
import { isDisabled, textProp, type KindProps } from './kind.ts'

/** An address or a name, typed: where the room above has no dialog for it. */
export function PlainAddress({ rule, value, onChange, onEnter, id, invalid, describedBy }: KindProps<string>) {
  return (
    <Input
      id={id}
      invalid={invalid}
      aria-describedby={describedBy}
      aria-required={rule.required !== null || undefined}
      value={value}
      onChange={onChange}
      onEnter={onEnter}
      placeholder={textProp(rule, 'placeholder') ?? textProp(rule, 'title')}
      disabled={isDisabled(rule)}
    />
  )
}
