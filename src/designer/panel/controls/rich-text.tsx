import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { RadioGroup } from '#src/ui/radio/radio.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { Textarea } from '#src/ui/textarea/textarea.tsx'
import { wordOf } from '../../blocks/shared/words.ts'
import { useSettledChange } from '../../rich-text/use-settled-change.ts'
import type { VisualEditorProps } from '../../rich-text/visual-editor.tsx'
import { useEditor } from '../../use-editor.ts'
import type { ControlProps } from './control.ts'
import { $text } from './control.text.ts'

const part = lazyPart<VisualEditorProps>(() => import('../../rich-text/visual-editor.tsx').then((module) => module.VisualEditor))

/** Text with pictures and styles: as it looks, or its HTML. What one of them does not touch stays as it was written. */
export function RichTextControl({ row, value, words, onChange, onCommit }: ControlProps<string>) {
  const t = useStore($text)
  const { connection } = useEditor()
  const [mode, setMode] = useState<'visual' | 'source'>('visual')
  const Visual = useLazyPart(part, mode === 'visual', () => setMode('source'))
  const label = wordOf(words, row.field)
  const shared = { value, label, onChange, onCommit }
  const modes = [
    { value: 'visual' as const, label: t.visual },
    { value: 'source' as const, label: t.source },
  ]
  return (
    <div className="designer-list" role="group" aria-label={label}>
      <span className="designer-label">{label}</span>
      <RadioGroup look="segments" aria-label={t.mode} value={mode} onChange={setMode} options={modes} />
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
    <div className="designer-source" onBlur={settle} onKeyDownCapture={(event) => (event.ctrlKey || event.metaKey) && settling.now()}>
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
