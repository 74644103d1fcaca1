import { useStore } from '@nanostores/react'
import { listPages, type PageRow } from '#src/api/pages.ts'
import { useRows } from '#src/console/engine/use-rows.ts'
import { Link } from '#src/console/router/link.tsx'
import { useConnection } from '#src/gate/use-connection.ts'
import { Empty } from '#src/ui/empty/empty.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { $text } from './text.ts'

const first = { page: 1, limit: 5, filters: {} }
const isTime = (text: string) => /^\d{4}-/.test(text)

/** The newest pages of the storefront, one press from their designer. */
export function RecentPages() {
  const text = useStore($text)
  const { rows, isLoading, error, reload } = useRows<PageRow>(useConnection(), listPages, first)
  const when = (row: PageRow) =>
    isTime(row.update_time) ? text.updated(row.update_time.slice(0, 16)) : text.added(row.add_time.slice(0, 16))
  return (
    <section className="console-panel" aria-label={text.recent}>
      <h2>
        {text.recent}
        <Link to="/setting/pages/devise/0">{text.all}</Link>
      </h2>
      {error && <ErrorCard title={text.pagesNotRead} message={error.message} onRetry={reload} />}
      {isLoading && rows.length === 0 && <Skeleton rows={5} height={20} />}
      {!isLoading && !error && rows.length === 0 && <Empty text={text.noPages} />}
      <ul className="console-lines">
        {rows.map((row) => (
          <li key={row.id}>
            <Link to={`/setting/pages/diy_index?id=${row.id}`}>{row.name}</Link>
            {Number(row.status) === 1 && (
              <em className="console-tag" data-strong>
                {text.homePage}
              </em>
            )}
            <small>{when(row)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
