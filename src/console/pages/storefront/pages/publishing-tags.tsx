import { useStore } from '@nanostores/react'
import { Clock, FilePen, TriangleAlert } from 'lucide-react'
import type { PageRow } from '#src/api/pages.ts'
import { addStyles } from '#src/lib/styles.ts'
import { $locale } from '#src/text/locale.ts'
import css from './publishing-tags.css?inline'
import { $text } from './publishing.text.ts'

addStyles(css)

/** What visitors do not see yet: a page that is not published, a draft, a publishing at a time. Nothing on a shop server. */
export function PublishingTags({ row }: { row: PageRow }) {
  const text = useStore($text)
  const locale = useStore($locale)
  if (!row.publishing) return null
  const { is_published, has_draft, publish_at, has_failed } = row.publishing
  const time = (seconds: number) =>
    new Date(seconds * 1000).toLocaleString(locale, { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hour12: false })
  return (
    <>
      {!is_published && <span className="console-tag">{text.unpublished}</span>}
      {is_published === 1 && has_draft === 1 && (
        <span className="console-tag">
          <FilePen size={12} aria-hidden />
          {text.draft}
        </span>
      )}
      {publish_at !== null && (
        <span className="console-tag" data-strong>
          <Clock size={12} aria-hidden />
          {text.publishedAt(time(publish_at))}
        </span>
      )}
      {has_failed === 1 && (
        <span className="console-tag" data-failed>
          <TriangleAlert size={12} aria-hidden />
          {text.failed}
        </span>
      )}
    </>
  )
}
