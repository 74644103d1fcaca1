import { useStore } from '@nanostores/react'
import { CalendarClock, CircleAlert, Globe, PencilRuler } from 'lucide-react'
import { useEffect } from 'react'
import { $locale } from '#src/text/locale.ts'
import { momentOf } from '../../session/moment.ts'
import { standingOf } from '../../session/publisher.ts'
import { $text } from '../../session/publishing.text.ts'
import { useEditor } from '../../use-editor.ts'
import { defineItem } from '../item.ts'

const pause = 10_000

/** Where the page stands: a draft, published, or waiting for its time. */
function PublishMark() {
  const t = useStore($text)
  const locale = useStore($locale)
  const { publisher, saver } = useEditor().session
  const { publishing } = useStore(saver.$origin)
  const schedule = publishing?.schedule
  const isWaiting = schedule?.state === 'waiting'
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void publisher.catchUp(), pause)
    return () => clearInterval(timer)
  }, [publisher, isWaiting])
  if (useStore(saver.$isHosts) || !publishing) return null
  const standing = standingOf(publishing)
  const [Icon, words] = schedule
    ? isWaiting
      ? [CalendarClock, t.willPublish(momentOf(schedule.publish_at, locale))]
      : [CircleAlert, t.failed]
    : [standing === 'published' ? Globe : PencilRuler, t[standing]]
  return (
    <span
      className="designer-standing"
      data-standing={schedule?.state ?? standing}
      data-room={[t.new, t.never, t.draft, t.published].join('\n')}
      title={words}
    >
      <Icon size={14} aria-hidden />
      <span>{words}</span>
    </span>
  )
}

export default defineItem({ side: 'end', rank: 5, isShown: ({ session }) => session.publisher.isOffered, Item: PublishMark })
