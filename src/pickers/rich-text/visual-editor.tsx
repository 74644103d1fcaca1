import { useStore } from '@nanostores/react'
import coreCss from 'quill/dist/quill.core.css?inline'
import { useRef, useState, type KeyboardEvent } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import type { Connection } from '#src/stores/connection.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { Inserts } from './inserts.tsx'
import css from './rich-text.css?inline'
import { $text } from './rich-text.text.ts'
import { Toolbar } from './toolbar.tsx'
import { useTextEditor } from './use-text-editor.ts'

addStyles(coreCss)
addStyles(css)

export interface VisualEditorProps {
  connection: Connection
  value: string
  label: string
  onChange: (html: string) => void
  onCommit: () => void
  /** The source is wanted instead. */
  onSource: () => void
}

/** Text with formats, pictures and videos, edited as it looks. */
export function VisualEditor({ connection, value, label, onChange, onCommit, onSource }: VisualEditorProps) {
  const t = useStore($text)
  const notify = useNotify()
  const container = useRef<HTMLDivElement>(null)
  const [isForced, force] = useState(false)
  const options = { label, placeholder: t.placeholder, onFiles: () => notify.info(t.noFiles) }
  const { seen, settling } = useTextEditor(container, { value, onChange, onCommit }, options)
  const isShown = seen !== undefined && (seen.isFaithful || isForced)
  const settle = () => {
    settling.now()
    onCommit()
  }
  // undo, redo and saving act on the page: it must know the last word
  const press = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && /^[szy]$/i.test(event.key)) settle()
  }
  return (
    <div className="rich-editor" onKeyDownCapture={press} onBlur={settle}>
      {seen && !isShown && <Unfit onSource={onSource} onForce={() => force(true)} />}
      {seen && isShown && (
        <Toolbar seen={seen} onAct={settle}>
          <Inserts connection={connection} seen={seen} onAct={settle} />
        </Toolbar>
      )}
      <div ref={container} className="rich-place" hidden={!isShown} />
    </div>
  )
}

function Unfit({ onSource, onForce }: { onSource: () => void; onForce: () => void }) {
  const t = useStore($text)
  return (
    <div className="rich-unfit" role="status">
      <p>{t.unfit}</p>
      <div>
        <Button size="compact" variant="primary" onClick={onSource}>
          {t.toSource}
        </Button>
        <Button size="compact" onClick={onForce}>
          {t.anyway}
        </Button>
      </div>
    </div>
  )
}
