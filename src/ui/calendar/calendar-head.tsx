import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../icon-button/icon-button.tsx'

interface CalendarHeadProps {
  title: string
  /** What a press on the title does, and whether it is on. */
  action?: { label: string; run(): void }
  previous: { label: string; run(): void; isOff: boolean }
  next: { label: string; run(): void; isOff: boolean }
}

/** Where one is in time, and one step back and on. */
export function CalendarHead({ title, action, previous, next }: CalendarHeadProps) {
  return (
    <div className="ui-calendar-head">
      <IconButton size="compact" label={previous.label} icon={<ChevronLeft />} disabled={previous.isOff} onClick={previous.run} />
      {action ? (
        <button type="button" className="ui-calendar-title" onClick={action.run}>
          <span aria-live="polite">{title}</span>
          <span className="ui-sr"> {action.label}</span>
        </button>
      ) : (
        <span className="ui-calendar-title" aria-live="polite">
          {title}
        </span>
      )}
      <IconButton size="compact" label={next.label} icon={<ChevronRight />} disabled={next.isOff} onClick={next.run} />
    </div>
  )
}
