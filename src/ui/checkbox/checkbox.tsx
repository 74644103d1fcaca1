import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import css from './checkbox.css?inline'

addStyles(css)

type Native = Omit<ComponentPropsWithRef<'input'>, 'type' | 'checked' | 'onChange' | 'children' | 'className' | 'style' | 'ref'>

export interface CheckboxProps extends Native {
  checked: boolean
  /** Some, not all, of what it stands for is chosen. */
  indeterminate?: boolean
  invalid?: boolean
  onChange: (checked: boolean) => void
  children?: ReactNode
}

export function Checkbox({ checked, indeterminate = false, invalid, onChange, children, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <label className="ui-check">
      <input
        {...rest}
        ref={box}
        type="checkbox"
        className="ui-check-box"
        checked={checked}
        aria-invalid={invalid || undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {children !== undefined && <span className="ui-check-label">{children}</span>}
    </label>
  )
}
