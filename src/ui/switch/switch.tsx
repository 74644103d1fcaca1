import type { ComponentPropsWithRef, ReactNode } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import css from './switch.css?inline'

addStyles(css)

type Native = Omit<ComponentPropsWithRef<'input'>, 'type' | 'checked' | 'onChange' | 'children' | 'className' | 'style'>

export interface SwitchProps extends Native {
  checked: boolean
  invalid?: boolean
  onChange: (checked: boolean) => void
  children?: ReactNode
}

export function Switch({ checked, invalid, onChange, children, ...rest }: SwitchProps) {
  return (
    <label className="ui-switch">
      <input
        {...rest}
        type="checkbox"
        role="switch"
        className="ui-switch-track"
        checked={checked}
        aria-invalid={invalid || undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {children !== undefined && <span>{children}</span>}
    </label>
  )
}
