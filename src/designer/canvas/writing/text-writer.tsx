import { useCallback, useEffect, useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { $text } from '../../designer.text.ts'
import { pageSelection } from '../../document/selection.ts'
import type { Editor } from '../../editor.ts'
import { useEditor } from '../../use-editor.ts'
import { drawnTextAt, drawnTexts } from './drawn-texts.ts'
import { TextField } from './text-field.tsx'
import type { Writing } from './writing.ts'
import css from './writing.css?inline'
import { writtenText } from './written.ts'

addStyles(css)

const bodyOf = (editor: Editor, id: string) => editor.host.root.querySelector(`[data-drawn="${CSS.escape(id)}"]`)

// only what the panel can edit, too
function textsOf(editor: Editor, id: string) {
  const body = bodyOf(editor, id)
  return body ? drawnTexts(body).filter(({ path }) => writtenText(editor, id, path)) : []
}

/** Writes the texts of one block, of the tab bar or of the page where they are seen; Tab goes from one to the next. */
export function TextWriter({ writing: { id, at } }: { writing: Writing }) {
  const editor = useEditor()
  const [path, setPath] = useState<string | null>(() => {
    const texts = textsOf(editor, id)
    return (at ? drawnTextAt(texts, at) : texts[0])?.path ?? null
  })
  const find = useCallback(() => bodyOf(editor, id), [editor, id])
  const hasText = path !== null
  useEffect(() => {
    if (hasText) return
    editor.$writing.set(null)
    if (!at) editor.notify.info($text.get().noText)
  }, [editor, at, hasText])
  const written = hasText && writtenText(editor, id, path)
  if (!written) return null
  const leave = (way: Way) => {
    editor.$draft.set(null)
    const texts = textsOf(editor, id)
    const next = way === 'next' || way === 'previous' ? texts[indexOf(texts, path) + (way === 'next' ? 1 : -1)] : undefined
    if (next) return setPath(next.path)
    editor.$writing.set(null)
    if (way !== 'away') bodyOf(editor, id)?.parentElement?.querySelector<HTMLElement>(coverOf(id))?.focus({ preventScroll: true })
  }
  return <TextField key={path} id={id} path={path} written={written} find={find} onLeave={leave} />
}

/** How a text is left: with the keys to its neighbours, done, or because the focus went elsewhere. */
export type Way = 'next' | 'previous' | 'done' | 'away'

const indexOf = (texts: readonly { path: string }[], path: string) => texts.findIndex((text) => text.path === path)
const coverOf = (id: string) => (id === pageSelection ? '.designer-titlebar > .designer-cover' : ':scope > .designer-cover')
