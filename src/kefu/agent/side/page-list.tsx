import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { ReadFailure } from '#src/stores/use-read.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Empty } from '#src/ui/empty/empty.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { $text } from './side.text.ts'
import type { Pages } from './use-pages.tsx'

interface PageListProps<Row> {
  pages: Pages<Row>
  /** Said when nothing is found. */
  empty: string
  keyOf(row: Row): string
  label: string
  children(row: Row): ReactNode
}

/** A list read page by page, and what stands in its place while there is none. */
export function PageList<Row>({ pages, empty, keyOf, label, children }: PageListProps<Row>) {
  const text = useStore($text)
  const { rows, failure } = pages
  if (failure && !rows) return <NotThere failure={failure} onRetry={pages.retry} />
  if (!rows) {
    return (
      <div className="kefu-side-pending" role="status" aria-label={label}>
        <Skeleton rows={3} height={14} />
        <Skeleton rows={3} height={14} />
      </div>
    )
  }
  if (rows.length === 0) return <Empty text={empty} />
  return (
    <>
      <ul className="kefu-side-list" aria-label={label} aria-busy={pages.isWaiting}>
        {rows.map((row) => (
          <li key={keyOf(row)}>{children(row)}</li>
        ))}
      </ul>
      {(pages.hasMore || pages.isWaiting) && (
        <div className="kefu-side-more">
          <Button variant="quiet" size="compact" busy={pages.isWaiting} onClick={pages.more}>
            {text.older}
          </Button>
        </div>
      )}
    </>
  )
}

/** In place of what a server refused, or has not. */
export function NotThere({ failure, onRetry }: { failure: ReadFailure; onRetry(): void }) {
  const text = useStore($text)
  const common = useStore($common)
  if (failure.kind === 'missing') return <Empty text={text.missing} />
  // it said why: asking again would not change that
  if (failure.kind === 'business') return <Empty text={failure.message || text.failed} />
  return (
    <div className="kefu-info-failed" role="alert">
      {failure.message || text.failed}
      <Button size="compact" onClick={onRetry}>
        {common.retry}
      </Button>
    </div>
  )
}
