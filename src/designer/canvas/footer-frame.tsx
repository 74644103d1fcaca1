import { useStore } from '@nanostores/react'
import { PanelBottom } from 'lucide-react'
import { $text } from '../designer.text.ts'
import { wordsOfKind } from '../blocks/shared/kind-name.ts'
import { useEditor } from '../use-editor.ts'
import { DraftPreview } from './writing/draft-preview.tsx'
import { chooseToWrite, startWriting } from './writing/writing.ts'

/** The page's tab bar, always at the phone's foot. */
export function FooterFrame() {
  const t = useStore($text)
  const editor = useEditor()
  const footer = useStore(editor.page.$footer)
  const selected = useStore(editor.page.$selected)
  const isLocked = useStore(editor.page.$isLocked)
  if (!footer && (editor.layout || isLocked)) return null
  if (!footer) {
    return (
      <button type="button" className="designer-footer is-missing" onClick={() => editor.addFooter()}>
        <PanelBottom size={16} aria-hidden />
        {t.addFooter}
      </button>
    )
  }
  return (
    <div className="designer-footer">
      <div inert data-drawn={footer.id}>
        <DraftPreview block={footer} />
      </div>
      <button
        type="button"
        className="designer-cover"
        aria-pressed={selected === footer.id}
        aria-label={wordsOfKind(footer.kind)}
        onClick={() => editor.page.select(footer.id)}
        onDoubleClick={(event) => startWriting(editor, footer.id, event)}
        onKeyDown={(event) => chooseToWrite(editor, footer.id, event)}
      />
    </div>
  )
}
