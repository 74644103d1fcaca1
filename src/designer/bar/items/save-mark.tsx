import { useStore } from '@nanostores/react'
import { Check, CircleAlert, CircleDot } from 'lucide-react'
import { $locale } from '#src/text/locale.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { saveChecked } from '../../checks/checked-first.ts'
import { timeOf } from '../../session/time.ts'
import { $text } from '../../session/save.text.ts'
import { useEditor } from '../../use-editor.ts'
import { defineItem } from '../item.ts'

/** Unsaved, saving, saved with its time, or why not; said aloud when it changes. */
function SaveMark() {
  const t = useStore($text)
  return (
    <div className="designer-mark" role="status" data-room={[t.unsaved, t.saving, t.checking, t.savedAt('00:00')].join('\n')}>
      <Mark />
    </div>
  )
}

function Mark() {
  const t = useStore($text)
  const common = useStore($common)
  const locale = useStore($locale)
  const editor = useEditor()
  const save = useStore(editor.session.saver.$state)
  const { isDirty } = useStore(editor.page.history.$state)
  if (save.state === 'saving' || save.state === 'checking') return <span>{save.state === 'saving' ? t.saving : t.checking}</span>
  if (save.state === 'failed' || save.state === 'unproven') {
    const why = save.state === 'failed' ? save.message : t.unproven
    return (
      <span className="designer-mark__failed" title={why}>
        <CircleAlert size={14} aria-hidden />
        <span className="designer-mark__why">
          {t.failed}
          {why && `：${why}`}
        </span>
        <Button size="compact" onClick={() => void saveChecked(editor)}>
          {common.retry}
        </Button>
      </span>
    )
  }
  if (isDirty) {
    return (
      <span className="designer-mark__dirty">
        <CircleDot size={14} aria-hidden />
        {t.unsaved}
      </span>
    )
  }
  if (save.state !== 'saved') return null
  return (
    <span className="designer-mark__saved">
      <Check size={14} aria-hidden />
      {t.savedAt(timeOf(save.at, locale))}
    </span>
  )
}

export default defineItem({ side: 'end', rank: 10, Item: SaveMark })
