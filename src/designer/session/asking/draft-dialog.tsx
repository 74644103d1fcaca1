import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { $locale } from '#src/text/locale.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { RadioGroup } from '#src/ui/radio/radio.tsx'
import { useEditor } from '../../use-editor.ts'
import type { Draft } from '../draft.ts'
import { $text as $save } from '../save.text.ts'
import { $text } from './asking.text.ts'
import { timeOf } from '../time.ts'

/** Offers what was edited on this device and has not reached the server. Closing it leaves the draft for the next time. */
export function DraftDialog() {
  const t = useStore($text)
  const save = useStore($save)
  const { session } = useEditor()
  const drafts = useStore(session.$drafts)
  const [chosen, setChosen] = useState<Draft>()
  const draft = chosen && drafts.includes(chosen) ? chosen : drafts[0]
  const footer = (
    <>
      <Button onClick={() => session.discardDraft(draft)}>{t.discard}</Button>
      <Button variant="primary" onClick={() => void session.restoreDraft(draft)}>
        {save.restore}
      </Button>
    </>
  )
  return (
    <Dialog open={draft !== undefined} onClose={() => session.postponeDrafts()} title={t.draftTitle} footer={footer}>
      {draft && <DraftChoice drafts={drafts} draft={draft} onChoose={setChosen} />}
      {draft?.isOlder && <p>{t.draftOlder}</p>}
    </Dialog>
  )
}

interface DraftChoiceProps {
  drafts: readonly Draft[]
  draft: Draft
  onChoose: (draft: Draft) => void
}

function DraftChoice({ drafts, draft, onChoose }: DraftChoiceProps) {
  const t = useStore($text)
  const locale = useStore($locale)
  if (drafts.length === 1) return <p>{t.draft(timeOf(draft.at, locale))}</p>
  const options = drafts.map((each) => ({ value: each.journal.name, label: timeOf(each.at, locale) }))
  return (
    <>
      <p>{t.drafts(drafts.length)}</p>
      <RadioGroup
        look="vertical"
        aria-label={t.draftTitle}
        value={draft.journal.name}
        options={options}
        onChange={(name) => onChoose(drafts.find((each) => each.journal.name === name)!)}
      />
    </>
  )
}
