import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { Spinner } from '../spinner/spinner.tsx'
import css from './button.css?inline'

addStyles(css)

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> {
  variant?: 'primary' | 'plain' | 'quiet' | 'danger'
  size?: 'compact' | 'normal' | 'large'
  icon?: ReactNode
  /** Work is going on: the button keeps its place and focus, but does nothing. */
  busy?: boolean
}

export function Button({ variant = 'plain', size = 'normal', icon, busy, type = 'button', onClick, children, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event))
  return (
    <button
      {...rest}
      type={type}
      className={`ui-button is-${variant} is-${size}`}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
    >
      {busy ? <Spinner size={14} /> : icon}
      {children !== undefined && children !== null && <span className="ui-button-label">{children}</span>}
    </button>
  )
}
