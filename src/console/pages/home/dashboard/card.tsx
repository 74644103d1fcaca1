import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { Asked } from '#src/console/form/use-asked.ts'
import { Empty } from '#src/ui/empty/empty.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { $text } from './cards.text.ts'

interface CardProps<T> {
  title: string
  /** Null: the server has no source for it, and `none` says why. */
  asked: Asked<T> | null
  none: string
  children: (data: T) => ReactNode
}

/** A card of the home page: what its call answered, or why there is nothing. */
export function Card<T>({ title, asked, none, children }: CardProps<T>) {
  const text = useStore($text)
  const shown = asked?.state === 'there' ? children(asked.data) : null
  return (
    <section className="console-panel" aria-label={title}>
      <h2>{title}</h2>
      {asked?.state === 'waiting' && <Skeleton rows={3} height={20} />}
      {asked?.state === 'failed' && <ErrorCard title={text.notRead} message={asked.message} onRetry={asked.retry} />}
      {(asked === null || (asked.state === 'there' && shown === null)) && <Empty text={none} />}
      {shown}
    </section>
  )
}
