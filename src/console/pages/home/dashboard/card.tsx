import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { ReadResult } from '#src/stores/use-read.ts'
import { Empty } from '#src/ui/empty/empty.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { $text } from './cards.text.ts'

interface CardProps<T> {
  title: string
  read: ReadResult<T>
  none: string
  /** As wide as the page. */
  isWide?: boolean
  children: (data: T) => ReactNode
}

/** A card of the home page: what its call answered, or why there is nothing. */
export function Card<T>({ title, read, none, isWide, children }: CardProps<T>) {
  const text = useStore($text)
  const shown = read.state === 'there' ? children(read.data) : null
  return (
    <section className="console-panel" aria-label={title} data-wide={isWide || undefined}>
      <h2>{title}</h2>
      {read.state === 'waiting' && <Skeleton rows={3} height={20} />}
      {read.state === 'failed' && <ErrorCard title={text.notRead} message={read.message} onRetry={read.reload} />}
      {read.state === 'there' && shown === null && <Empty text={none} />}
      {shown}
    </section>
  )
}
