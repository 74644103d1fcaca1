import type { KeyboardEvent } from 'react'
import { isComposing } from '#src/ui/key-guard.ts'
import type { Editor } from './editor.ts'

type Act = (editor: Editor, id: string) => void

/** With Ctrl or Cmd, wherever the focus is inside the designer. */
const everywhere: Record<string, Act> = {
  s: (editor) => void editor.session.save(),
  z: (editor) => editor.undo(),
  y: (editor) => editor.redo(),
  'shift z': (editor) => editor.redo(),
}

/** With Ctrl or Cmd, outside of text fields. */
const onBlocks: Record<string, Act> = {
  c: (editor, id) => editor.toClipboard(id),
  v: (editor) => editor.paste(),
  d: (editor, id) => editor.copy(id),
}

/** Without Ctrl, with the focus on a block. */
const plain: Record<string, Act> = {
  ArrowUp: (editor) => editor.selectNear(-1),
  ArrowDown: (editor) => editor.selectNear(1),
  'alt ArrowUp': (editor, id) => editor.step(id, -1),
  'alt ArrowDown': (editor, id) => editor.step(id, 1),
  Delete: (editor, id) => editor.remove(id),
  Backspace: (editor, id) => editor.remove(id),
}

const isTyping = (target: Element) => target.matches('input, textarea, select, [contenteditable]')

function actOf(event: KeyboardEvent, target: Element): Act | undefined {
  const isCombined = event.ctrlKey || event.metaKey
  const key = isCombined ? `${event.shiftKey ? 'shift ' : ''}${event.key.toLowerCase()}` : `${event.altKey ? 'alt ' : ''}${event.key}`
  if (isCombined && !event.altKey)
    return everywhere[key] ?? (isTyping(target) || hasSelectedText(event.nativeEvent) ? undefined : onBlocks[key])
  if (isCombined || event.shiftKey || !target.closest('[data-block]')) return undefined
  return plain[key]
}

// somebody who marked words wants those, not the block
const hasSelectedText = (event: globalThis.KeyboardEvent) =>
  event.key.toLowerCase() === 'c' && document.getSelection()?.isCollapsed === false && document.getSelection()?.toString() !== ''

/** Acts on the designer's shortcuts; keys of dialogs, whose events arrive here through React, are theirs. */
export function handleKeys(event: KeyboardEvent<HTMLElement>, editor: Editor): void {
  const target = event.target as Element
  if (isComposing(event) || event.defaultPrevented || !event.currentTarget.contains(target)) return
  const act = actOf(event, target)
  if (!act) return
  event.preventDefault()
  event.stopPropagation()
  act(editor, editor.page.$selected.get())
}
