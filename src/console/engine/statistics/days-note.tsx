import { useStore } from '@nanostores/react'
import { Checkbox } from '#src/ui/checkbox/checkbox.tsx'
import type { DateRange } from '../dates/date-range.ts'
import { daysBefore } from './request.ts'
import { $text } from './statistics.text.ts'
import { shopNow } from './time-points.ts'

interface DaysNoteProps {
  days: DateRange
  /** Trends show the time before as well; nothing where the page has none. */
  isCompared: boolean
  onCompare: ((isCompared: boolean) => void) | undefined
}

/** Which days the figures are of, which they are compared with, and that today is not over. */
export function DaysNote({ days, isCompared, onCompare }: DaysNoteProps) {
  const text = useStore($text)
  const now = shopNow()
  const today = now.slice(0, 10)
  const before = daysBefore(days)
  const isUnfinished = days.from <= today && today <= days.to
  return (
    <div className="console-statistics-note">
      <span>{text.range(days.from, days.to)}</span>
      <span>{text.before(before.from, before.to)}</span>
      {onCompare && (
        <Checkbox checked={isCompared} onChange={onCompare}>
          {text.compare}
        </Checkbox>
      )}
      {isUnfinished && <strong>{text.unfinished(now.slice(11, 16))}</strong>}
      {days.from > today && <strong>{text.ahead}</strong>}
    </div>
  )
}
