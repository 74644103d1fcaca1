import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import type { Connection } from '#src/stores/connection.ts'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { RadioGroup } from '#src/ui/radio/radio.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { Textarea } from '#src/ui/textarea/textarea.tsx'
import css from './rich-text-input.css?inline'
import { $text } from './rich-text-input.text.ts'
import { useSettledChange } from './use-settled-change.ts'
import type { VisualEditorProps } from './visual-editor.tsx'

addStyles(css)

const part = lazyPart<VisualEditorProps>(() => import('./visual-editor.tsx').then((module) => module.VisualEditor))

export interface RichTextInputProps {
  connection: Connection
  /** HTML. */
  value: string
  label: string
  /** A moment after the last key, and before anything else is done. */
  onChange: (html: string) => void
  /** The editor is left. */
  onCommit?: () => void
}

const nothing = () => {}

/** Text with pictures and styles: as it looks, or its HTML. What one of them does not touch stays as it was written. */
export function RichTextInput({ connection, value, label, onChange, onCommit = nothing }: RichTextInputProps) {
  const t = useStore($text)
  const [mode, setMode] = useState<'visual' | 'source'>('visual')
  const Visual = useLazyPart(part, mode === 'visual', () => setMode('source'))
  const shared = { value, label, onChange, onCommit }
  const modes = [
    { value: 'visual' as const, label: t.visual },
    { value: 'source' as const, label: t.source },
  ]
  return (
    <div className="rich-input">
      <RadioGroup look="segments" aria-label={`${label}: ${t.mode}`} value={mode} onChange={setMode} options={modes} />
      {mode === 'source' && <Source {...shared} />}
      {mode === 'visual' &&
        (Visual ? <Visual {...shared} connection={connection} onSource={() => setMode('source')} /> : <Skeleton height={600} />)}
    </div>
  )
}

type SourceProps = Pick<VisualEditorProps, 'value' | 'label' | 'onChange' | 'onCommit'>

function Source({ value, label, onChange, onCommit }: SourceProps) {
  const [draft, setDraft] = useState(value)
  const settling = useSettledChange(() => draft !== value && onChange(draft))
  useEffect(() => setDraft(value), [value])
  const settle = () => {
    settling.now()
    onCommit()
  }
  return (
    <div className="rich-source" onBlur={settle} onKeyDownCapture={(event) => (event.ctrlKey || event.metaKey) && settling.now()}>
      <Textarea
        value={draft}
        onChange={(next) => {
          setDraft(next)
          settling.later()
        }}
        spellCheck={false}
        aria-label={`${label} HTML`}
      />
    </div>
  )
}
