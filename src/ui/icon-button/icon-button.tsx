import type { ComponentPropsWithRef, ReactNode } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { Tooltip } from '../tooltip/tooltip.tsx'
import css from './icon-button.css?inline'
import '../button/button.tsx'

addStyles(css)

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children'> {
  /** Name for screen readers and text of the tooltip. */
  label: string
  icon: ReactNode
  size?: 'compact' | 'normal' | 'large'
  variant?: 'plain' | 'quiet' | 'primary' | 'danger'
  pressed?: boolean
}

export function IconButton({ label, icon, size = 'normal', variant = 'quiet', pressed, type = 'button', ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        {...rest}
        type={type}
        className={`ui-button ui-icon-button is-${variant} is-${size}`}
        aria-label={label}
        aria-pressed={pressed}
      >
        {icon}
      </button>
    </Tooltip>
  )
}
