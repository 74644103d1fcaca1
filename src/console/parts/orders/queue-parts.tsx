import { useStore } from '@nanostores/react'
import { State } from '#src/console/engine/state.tsx'
import type { Outcome, Queue } from './queue.ts'
import { $queue } from './queue.text.ts'

/** How far a queue of so many rows is. */
export function QueueProgress({ queue, count }: { queue: Queue; count: number }) {
  const words = useStore($queue)
  return (
    <p className="order-queue" role="status">
      <progress max={count} value={queue.done} aria-label={words.progress(queue.done, count)} /> {words.progress(queue.done, count)}
      {queue.failed > 0 && words.failed(queue.failed)}
    </p>
  )
}

/** What became of a row. */
export function QueueResult({ outcome }: { outcome: Outcome | undefined }) {
  const words = useStore($queue)
  if (!outcome) return null
  return <State isOn={outcome.isDone}>{outcome.message || words.ok}</State>
}
