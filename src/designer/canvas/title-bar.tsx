import { useStore } from '@nanostores/react'
import { BatteryFull, Signal, Wifi } from 'lucide-react'
import { pageSelection } from '../document/selection.ts'
import { $text } from '../designer.text.ts'
import { useDraft } from './writing/use-draft.ts'
import { chooseToWrite, startWriting } from './writing/writing.ts'
import { useEditor } from '../use-editor.ts'

/** The phone's status bar and the page's title; a press opens the page's settings. */
export function TitleBar() {
  const t = useStore($text)
  const editor = useEditor()
  const { page } = editor
  const { title } = useStore(page.$settings)
  const draft = useDraft(pageSelection)
  const isChosen = useStore(page.$selected) === pageSelection
  return (
    <div className="designer-titlebar" data-drawn={pageSelection}>
      <span className="designer-titlebar__status" aria-hidden="true">
        <b>9:41</b>
        <Signal size={12} />
        <Wifi size={12} />
        <BatteryFull size={15} />
      </span>
      <span className="designer-titlebar__title" aria-hidden="true" data-text="title">
        {draft?.text ?? title}
      </span>
      <button
        type="button"
        className="designer-cover"
        aria-pressed={isChosen}
        aria-label={`${t.pageSettings} ${title}`}
        onClick={() => page.select(pageSelection)}
        onDoubleClick={(event) => startWriting(editor, pageSelection, event)}
        onKeyDown={(event) => chooseToWrite(editor, pageSelection, event)}
      />
    </div>
  )
}
