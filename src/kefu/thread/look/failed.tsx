import { useStore } from '@nanostores/react'
import { addStyles } from '#src/lib/styles.ts'
import css from './failed.css?inline'
import { $text } from './failed.text.ts'

addStyles(css)

export interface FailedProps {
  /** In the server's words; empty where nobody knows. */
  reason: string
  onRetry(): void
  onDiscard(): void
}

/** Why a message was not delivered, and what can be done about it. */
export function Failed({ reason, onRetry, onDiscard }: FailedProps) {
  const text = useStore($text)
  return (
    <div className="kefu-row-failed">
      <span>{reason || text.doubtful}</span>
      <button type="button" onClick={onRetry}>
        {text.again}
      </button>
      <button type="button" onClick={onDiscard}>
        {text.discard}
      </button>
    </div>
  )
}
