import { useStore } from '@nanostores/react'
import { CircleCheckBig } from 'lucide-react'
import { pathOfNotice } from '#src/console/notices/path-of-notice.ts'
import { useNotices } from '#src/console/notices/use-notices.ts'
import { Link } from '#src/console/router/link.tsx'
import { Empty } from '#src/ui/empty/empty.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { $text } from './text.ts'

/** What the server says is waiting (jnotice). */
export function ToDo() {
  const text = useStore($text)
  const { notices, isFailed, read } = useNotices()
  return (
    <section className="console-panel" aria-label={text.todo}>
      <h2>{text.todo}</h2>
      {isFailed && <ErrorCard title={text.todoNotRead} message="" onRetry={() => void read()} />}
      {!isFailed && notices === null && <Skeleton rows={4} height={20} />}
      {!isFailed && notices?.length === 0 && <Empty text={text.nothingToDo} icon={<CircleCheckBig />} />}
      <ul className="console-lines">
        {notices?.map((notice) => (
          <li key={notice.url + notice.title}>
            <Link to={pathOfNotice(notice)}>{notice.title}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
