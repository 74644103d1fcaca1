import { useStore } from '@nanostores/react'
import { useEffect, useId, useRef, useState } from 'react'
import { isComposing } from '#src/ui/key-guard.ts'
import { useEditor } from '../../use-editor.ts'
import type { Way } from './text-writer.tsx'
import { useFollowing } from './use-following.ts'
import { $text } from './writing.text.ts'
import type { WrittenText } from './written.ts'

interface TextFieldProps {
  id: string
  path: string
  written: WrittenText
  /** Where the texts of the block are drawn now. */
  find: () => Element | null
  onLeave: (way: Way) => void
}

/** The field that lies exactly over a text and looks like it. What is written is drawn at once, and put on the page at the end. */
export function TextField({ id, path, written, find, onLeave }: TextFieldProps) {
  const { text: before, row, label } = useRef(written).current
  const { $draft } = useEditor()
  const t = useStore($text)
  const [text, setText] = useState(before)
  const field = useRef<HTMLTextAreaElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const isOver = useRef(false)
  const help = useId()
  const max = row.max ?? 0
  useFollowing(box, field, find, path)
  useEffect(() => field.current?.select(), [])
  const change = (next: string) => {
    const line = next.replace(/\s*[\r\n]+\s*/g, ' ')
    setText(line)
    $draft.set({ id, path, text: line })
  }
  const leave = (way: Way, keeps = true) => {
    if (isOver.current) return
    isOver.current = true
    if (keeps && text !== before) written.put(text)
    onLeave(way)
  }
  const press = (event: React.KeyboardEvent) => {
    // the page's own keys are not meant while somebody writes, except those of the browser and saving
    const isSaving = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's'
    if (!isSaving) event.stopPropagation()
    if (isComposing(event)) return
    if (isSaving) return leave('done')
    if (event.key === 'Tab') leave(event.shiftKey ? 'previous' : 'next')
    else if (event.key === 'Enter') leave('done')
    else if (event.key === 'Escape') leave('done', false)
    else return
    event.preventDefault()
  }
  const length = [...text].length
  return (
    <div ref={box} className="designer-writing">
      <textarea
        ref={field}
        className="designer-writing__field"
        value={text}
        rows={1}
        maxLength={Math.max(max, before.length)}
        aria-label={label}
        aria-describedby={help}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={press}
        onBlur={() => leave('away')}
      />
      <span className="designer-writing__count" data-long={length > max || undefined} aria-hidden="true">
        {`${length}/${max}`}
      </span>
      <span id={help} className="ui-sr">
        {`${t.longest(max)} · ${t.keys}`}
      </span>
    </div>
  )
}
