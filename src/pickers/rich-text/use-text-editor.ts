import { useEffect, useRef, useState, type RefObject } from 'react'
import { makeEditor, type EditorOptions, type TextEditor } from './quill/make-quill.ts'
import { useSettledChange } from './use-settled-change.ts'

interface Wiring {
  value: string
  /** The content was changed by hand. */
  onChange: (html: string) => void
  /** A step of undo ends. */
  onCommit: () => void
}

export interface Seen {
  readonly editor: TextEditor
  /** The formats at the caret. */
  readonly formats: Readonly<Record<string, unknown>>
  /** Whether the editor shows all that the HTML says. */
  readonly isFaithful: boolean
}

/** An editor in `place`, kept equal to the value; what is typed is passed on after a pause, at blur and before undo. */
export function useTextEditor(container: RefObject<HTMLElement | null>, { value, onChange, onCommit }: Wiring, options: EditorOptions) {
  const [seen, setSeen] = useState<Seen>()
  const given = useRef({ value, onChange, onCommit, options })
  given.current = { value, onChange, onCommit, options }
  const written = useRef('')
  const editor = useRef<TextEditor>(undefined)
  const settling = useSettledChange(() => {
    const html = editor.current?.html() ?? written.current
    if (html === written.current) return
    written.current = html
    given.current.onChange(html)
  })
  useEffect(() => {
    const made = makeEditor(container.current!, given.current.options)
    const { quill } = made
    editor.current = made
    written.current = given.current.value
    setSeen({ editor: made, formats: {}, isFaithful: made.load(given.current.value) })
    quill.on('editor-change', (event: string, ...rest: unknown[]) => {
      if (event === 'text-change' && rest[2] === 'user') settling.later()
      if (quill.selection.lastRange) setSeen((now) => now && { ...now, formats: quill.getFormat(quill.selection.lastRange!) })
    })
    const end = () => {
      settling.now()
      given.current.onCommit()
    }
    const stops = [onComposition(quill, end), made.dispose]
    return () => {
      settling.now()
      for (const stop of stops) stop()
      editor.current = undefined
    }
  }, [container, settling])
  useEffect(() => {
    if (!editor.current || value === written.current) return
    written.current = value
    const isFaithful = editor.current.load(value)
    setSeen((now) => now && { ...now, isFaithful })
  }, [value])
  return { seen, settling }
}

/** Both ends of a composition end a step: what was chosen from an input method is one of its own. */
function onComposition(quill: TextEditor['quill'], end: () => void): () => void {
  quill.on('composition-before-start', end)
  quill.on('composition-end', end)
  return () => {
    quill.off('composition-before-start', end)
    quill.off('composition-end', end)
  }
}
