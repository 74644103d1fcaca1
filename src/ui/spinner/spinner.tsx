import { addStyles } from '#src/lib/styles.ts'
import css from './spinner.css?inline'

addStyles(css)

/** Turns only after 300 ms: shorter waits show nothing. Give it a label unless words beside it say what goes on. */
export function Spinner({ size = 16, label }: { size?: number; label?: string }) {
  return (
    <span className="ui-spinner" role={label ? 'status' : undefined} aria-label={label} aria-hidden={label ? undefined : true}>
      <svg width={size} height={size} viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
        <circle cx="8" cy="8" r="6.5" opacity=".22" />
        <path d="M8 1.5A6.5 6.5 0 0 1 14.5 8" />
      </svg>
    </span>
  )
}
