import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import css from './empty.css?inline'

addStyles(css)

export interface EmptyProps {
  /** One sentence. */
  text: ReactNode
  /** The button that fills it. */
  action?: ReactNode
  icon?: ReactNode
}

export function Empty({ text, action, icon = <Inbox /> }: EmptyProps) {
  return (
    <div className="ui-empty">
      <span className="ui-empty-icon" aria-hidden="true">
        {icon}
      </span>
      <p className="ui-empty-text">{text}</p>
      {action}
    </div>
  )
}
