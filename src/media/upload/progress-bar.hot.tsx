import { useSignals } from '@preact/signals-react/runtime'
import { shareOf } from './progress.hot.ts'

interface ProgressBarProps {
  id: number
  label: string
  /** What is going on, where it is not sending. */
  note?: string
}

export function ProgressBar({ id, label, note = '' }: ProgressBarProps) {
  useSignals()
  const percent = Math.round(shareOf(id).value * 100)
  return (
    <span className="media-progress-line">
      {note && <span className="media-progress-note">{note}</span>}
      <span className="media-progress" role="progressbar" aria-label={label} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
        <span className="media-progress-fill" style={{ transform: `translateX(${percent - 100}%)` }} />
      </span>
      <span className="media-progress-number" aria-hidden="true">
        {percent}%
      </span>
    </span>
  )
}
