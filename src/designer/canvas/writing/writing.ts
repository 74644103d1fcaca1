import type { KeyboardEvent, MouseEvent } from 'react'
import type { TextPath } from '../../blocks/shared/text-path.ts'
import type { Editor } from '../../editor.ts'

/** A text that is to be written: of a block, of the tab bar, or of the page (`pageSelection`). */
export interface Writing {
  readonly id: string
  /** Where on the screen the text was pressed, in px; without it the first text is meant. */
  readonly at?: { readonly x: number; readonly y: number }
}

/** What stands in the field over a text. */
export interface TextDraft {
  readonly id: string
  readonly path: TextPath
  readonly text: string
}

/** Starts writing where somebody pressed twice. */
export function startWriting(editor: Editor, id: string, event: MouseEvent): void {
  if (event.shiftKey || event.ctrlKey || event.metaKey || editor.page.$isLocked.get()) return
  editor.$writing.set({ id, at: { x: event.clientX, y: event.clientY } })
}

/** Shift+Enter writes what has the focus, whether it was chosen before or not. */
export function chooseToWrite({ page }: Editor, id: string, event: KeyboardEvent): void {
  if (event.shiftKey && event.key === 'Enter' && page.$selected.get() !== id) page.select(id)
}
