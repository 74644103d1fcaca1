import { useStore } from '@nanostores/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { addStyles } from '#src/lib/styles.ts'
import { Select } from '../select/select.tsx'
import css from './pager.css?inline'
import { $text } from './pager.text.ts'
import { pagesAround } from './pages.ts'

addStyles(css)

export interface PagerProps {
  /** From 1. */
  page: number
  limit: number
  /** Number of all items. */
  count: number
  /** There are more than were counted. */
  isCapped?: boolean
  onChange: (page: number) => void
  limits?: readonly number[]
  /** Without it the number per page is fixed. */
  onLimitChange?: (limit: number) => void
  /** How many page buttons at most, the first and the last among them. */
  pagerCount?: number
}

export function Pager({
  page,
  limit,
  count,
  isCapped = false,
  onChange,
  limits = [10, 20, 30, 50, 100],
  onLimitChange,
  pagerCount = 7,
}: PagerProps) {
  const t = useStore($text)
  const last = Math.max(1, Math.ceil(count / limit))
  const here = Math.min(Math.max(1, page), last)
  return (
    <nav className="ui-pager" aria-label={t.pages}>
      <span className="ui-pager-total">{isCapped ? t.atLeast(count) : t.total(count)}</span>
      {onLimitChange && (
        <span className="ui-pager-limit">
          <Select
            size="compact"
            aria-label={t.limit}
            value={limit}
            options={limits.map((value) => ({ value, label: t.perPage(value) }))}
            onChange={onLimitChange}
          />
        </span>
      )}
      <span className="ui-pager-pages">
        <button type="button" className="ui-page" aria-label={t.previous} disabled={here === 1} onClick={() => onChange(here - 1)}>
          <ChevronLeft />
        </button>
        {pagesAround(here, last, pagerCount).map((number, index) =>
          number === 0 ? (
            <span key={`gap-${index}`} className="ui-page-gap" aria-hidden="true">
              …
            </span>
          ) : (
            <button
              key={number}
              type="button"
              className="ui-page"
              aria-label={t.page(number)}
              aria-current={number === here ? 'page' : undefined}
              onClick={() => number !== here && onChange(number)}
            >
              {number}
            </button>
          ),
        )}
        <span className="ui-page-short" aria-hidden="true">
          {here} / {last}
        </span>
        <button type="button" className="ui-page" aria-label={t.next} disabled={here === last} onClick={() => onChange(here + 1)}>
          <ChevronRight />
        </button>
      </span>
    </nav>
  )
}
