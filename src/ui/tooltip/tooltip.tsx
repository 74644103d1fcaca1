import type { ReactNode } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import css from './tooltip.css?inline'

addStyles(css)

export interface TooltipProps {
  /** Nothing is shown while it is empty. */
  text: string | undefined
  /** One element that can be pointed at or focused. */
  children: ReactNode
}

/** Only marks its child, as `data-cut` marks what tells itself whole where it is cut: one bubble per element follows the pointer and the focus (watch-tips.ts). */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <span className="ui-tip" data-tip={text || undefined}>
      {children}
    </span>
  )
}
