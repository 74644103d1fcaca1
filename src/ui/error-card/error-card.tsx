import { useStore } from '@nanostores/react'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '../button/button.tsx'
import css from './error-card.css?inline'
import { $text } from './error-card.text.ts'

addStyles(css)

export interface ErrorCardProps {
  title: string
  /** What happened and what to do next. */
  message: ReactNode
  onRetry?: () => void
  /** Incident number or code that support asks for. */
  code?: string | number
  /** Further buttons beside "try again". */
  actions?: ReactNode
}

export function ErrorCard({ title, message, onRetry, code, actions }: ErrorCardProps) {
  const common = useStore($common)
  const t = useStore($text)
  return (
    <div className="ui-error-card" role="alert">
      <CircleAlert className="ui-error-card-icon" aria-hidden="true" />
      <div className="ui-error-card-body">
        <p className="ui-error-card-title">{title}</p>
        <p className="ui-error-card-message">{message}</p>
        {code !== undefined && (
          <p className="ui-error-card-code">
            {t.code} {code}
          </p>
        )}
        {(onRetry || actions) && (
          <div className="ui-error-card-actions">
            {onRetry && <Button onClick={onRetry}>{common.retry}</Button>}
            {actions}
          </div>
        )}
      </div>
    </div>
  )
}
