import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { $locale } from '#src/text/locale.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { RadioGroup } from '#src/ui/radio/radio.tsx'
import { fromInput, momentOf, toInput } from '../../session/moment.ts'
import { standingOf } from '../../session/publisher.ts'
import type { Editor } from '../../editor.ts'
import { useEditor } from '../../use-editor.ts'
import css from './publish.css?inline'
import { $text } from './publish.text.ts'
import { Schedule } from './schedule.tsx'
import { TimeField } from './time-field.tsx'
import { usePublishing } from './use-publishing.ts'

addStyles(css)

/** What was chosen when something else had to be seen to first. */
const putAside = new WeakMap<Editor, { isLater: boolean; time: string }>()

const hour = 3600
const twoYears = 2 * 365 * 24 * hour

/** The next full hour that is at least half an hour away; unix seconds. */
const soon = () => Math.ceil((Date.now() / 1000 + hour / 2) / hour) * hour

/** Brings the page before visitors, now or at a time, or lets go of what they do not see yet. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const t = useStore($text)
  const common = useStore($common)
  const editor = useEditor()
  const { page, session } = editor
  const { publisher, saver } = session
  const { isDirty } = useStore(page.history.$state)
  const { publishing } = useStore(saver.$origin)
  const isBusy = useStore(publisher.$isBusy)
  const kept = putAside.get(editor)
  const [isLater, setLater] = useState(kept?.isLater ?? publishing?.schedule != null)
  const [time, setTime] = useState(() => kept?.time ?? toInput(publishing?.schedule?.publish_at ?? soon()))
  const close = () => {
    putAside.delete(editor)
    onClose()
  }
  const work = usePublishing(close, () => {
    putAside.set(editor, { isLater, time })
    onClose()
  })
  const at = fromInput(time)
  // as of the opening: the server has the last word
  const [now] = useState(() => Date.now() / 1000)
  const isPast = at === undefined || at <= now || at > now + twoYears
  const hasNothing = !isDirty && standingOf(publishing) === 'published'
  const canDiscard = publishing?.draft && publishing.published
  const footer = (
    <>
      {canDiscard && (
        <span className="designer-publish__discard">
          <Button variant="quiet" onClick={() => void work.discard()}>
            {t.discard}
          </Button>
        </span>
      )}
      <Button onClick={close}>{common.cancel}</Button>
      <Button
        variant="primary"
        busy={isBusy}
        disabled={hasNothing || (isLater && isPast)}
        onClick={() => void (isLater ? work.schedule(at!) : work.publish())}
      >
        {isLater ? t.setTime : t.publishNow}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={close} title={t.title} footer={footer}>
      <div className="designer-publish">
        <State />
        {publishing?.schedule && <Schedule schedule={publishing.schedule} onCancel={() => void work.cancel()} />}
        <Field label={t.when}>
          {({ id }) => (
            <RadioGroup
              id={id}
              look="segments"
              aria-label={t.when}
              value={isLater ? 'later' : 'now'}
              options={[
                { value: 'now', label: t.now },
                { value: 'later', label: t.later },
              ]}
              onChange={(when) => setLater(when === 'later')}
            />
          )}
        </Field>
        {isLater && <TimeField time={time} at={at} now={now} isPast={isPast} onChange={setTime} />}
        {work.trouble && (
          <p role="alert" className="designer-publish__trouble">
            {work.trouble}
          </p>
        )}
      </div>
    </Dialog>
  )
}

function State() {
  const t = useStore($text)
  const locale = useStore($locale)
  const { session, page } = useEditor()
  const { publishing } = useStore(session.saver.$origin)
  const { isDirty } = useStore(page.history.$state)
  const standing = standingOf(publishing)
  const time = publishing?.published ? momentOf(publishing.published.published_at, locale) : ''
  return (
    <div className="designer-publish__state">
      <p>{standing === 'new' || standing === 'never' ? t[standing] : t[standing](time)}</p>
      {isDirty && standing !== 'new' && <p>{t.dirty}</p>}
    </div>
  )
}
