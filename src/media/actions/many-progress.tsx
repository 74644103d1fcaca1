import { useStore } from '@nanostores/react'
import { $text } from './batches.text.ts'

/** How far an action on many is. */
export function ManyProgress({ done, total }: { done: number; total: number }) {
  const words = useStore($text).progress(done, total)
  return (
    <div className="media-bar" role="status">
      <span className="media-bar-count">{words}</span>
      <progress className="media-bar-progress" max={total} value={done} aria-label={words} />
    </div>
  )
}
