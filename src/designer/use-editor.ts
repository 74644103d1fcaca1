import { createContext, useContext } from 'react'
import type { Editor } from './editor.ts'

/** Carries which editor a component belongs to; its facts live in the editor's stores. */
export const EditorContext = createContext<Editor | null>(null)

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('useEditor() needs a designer around it')
  return editor
}
