import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { isComposing } from '../key-guard.ts'
import css from './input.css?inline'

addStyles(css)

type Native = Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'prefix' | 'size' | 'className' | 'style'>

export interface InputProps extends Native {
  value: string
  onChange: (value: string) => void
  prefix?: ReactNode
  suffix?: ReactNode
  size?: 'compact' | 'normal' | 'large'
  invalid?: boolean
  /** Enter was pressed, and not to choose a word of an input method. */
  onEnter?: () => void
}

export function Input({
  value,
  onChange,
  prefix,
  suffix,
  size = 'normal',
  invalid,
  onEnter,
  onKeyDown,
  type = 'text',
  ...rest
}: InputProps) {
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // a form would submit on the Enter that chooses a word
    if (event.key === 'Enter' && isComposing(event)) return event.preventDefault()
    if (event.key === 'Enter' && onEnter) {
      // else a button that gets the focus now would be pressed by the same key
      event.preventDefault()
      onEnter()
    }
    onKeyDown?.(event)
  }
  return (
    <span className={`ui-input is-${size}`} data-invalid={invalid || undefined} data-disabled={rest.disabled || undefined}>
      {prefix !== undefined && <span className="ui-input-affix">{prefix}</span>}
      <input
        autoComplete="off"
        {...rest}
        className="ui-input-control"
        type={type}
        value={value}
        aria-invalid={invalid || undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={press}
      />
      {suffix !== undefined && <span className="ui-input-affix">{suffix}</span>}
    </span>
  )
}
