import { useStore } from '@nanostores/react'
import type { PageSchedule } from '#src/api/page-publishing.ts'
import { $locale } from '#src/text/locale.ts'
import { Button } from '#src/ui/button/button.tsx'
import { momentOf } from '../../session/moment.ts'
import { useEditor } from '../../use-editor.ts'
import { $text } from './publish.text.ts'

/** The time that is set, or why nothing was published when it came. */
export function Schedule({ schedule, onCancel }: { schedule: PageSchedule; onCancel: () => void }) {
  const t = useStore($text)
  const locale = useStore($locale)
  const { session, page } = useEditor()
  const { publishing } = useStore(session.saver.$origin)
  const { isDirty } = useStore(page.history.$state)
  const isWaiting = schedule.state === 'waiting'
  const isBehind = isDirty || publishing?.draft?.version !== schedule.draft_version
  return (
    <div className="designer-publish__schedule" data-state={schedule.state}>
      <div>
        <p>{isWaiting ? t.waiting(momentOf(schedule.publish_at, locale), schedule.admin_name) : t.failed(schedule.message)}</p>
        {isWaiting && isBehind && <small>{t.without}</small>}
      </div>
      <Button size="compact" onClick={onCancel}>
        {isWaiting ? t.cancelTime : t.putAway}
      </Button>
    </div>
  )
}
