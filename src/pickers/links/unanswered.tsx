import { useStore } from '@nanostores/react'
import type { ReadResult } from '#src/stores/use-read.ts'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { $text } from './links.text.ts'

/** What stands where a list will be: lines, or what went wrong. */
export function Unanswered({ answer }: { answer: Exclude<ReadResult<unknown>, { state: 'there' }> }) {
  const t = useStore($text)
  if (answer.state === 'failed') return <ErrorCard title={t.failed} message={answer.message} onRetry={answer.reload} />
  return (
    <div aria-busy="true">
      <Skeleton rows={6} height={20} />
    </div>
  )
}
