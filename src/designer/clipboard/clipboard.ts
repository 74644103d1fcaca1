import type { Editor } from '../editor.ts'
import { blocksIn, clipOf } from './clip.ts'
import type { $text } from './notices.text.ts'

// parts of an older page are at home nowhere else
const chosenText = ({ page, layout }: Editor): string => (layout ? '' : clipOf(page.chosen().map((id) => page.block(id)!)))

const isInside = (event: ClipboardEvent, { host }: Editor) =>
  event.target instanceof Node && (host.root.querySelector('.designer')?.contains(event.target) ?? false)

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, textarea, select, [contenteditable], [contenteditable] *')

// somebody who marked words wants those, not the block
const hasMarkedWords = () => document.getSelection()?.isCollapsed === false && document.getSelection()?.toString() !== ''

/** Puts the chosen blocks into the clipboard of the system in answer to the browser's copy or cut. */
export function handleCopy(event: ClipboardEvent, editor: Editor): void {
  if (event.defaultPrevented || !isInside(event, editor) || isTyping(event.target) || hasMarkedWords()) return
  const text = chosenText(editor)
  if (text === '') return
  event.preventDefault()
  event.clipboardData?.setData('text/plain', text)
  tellCopied(editor)
  if (event.type === 'cut') editor.removeChosen()
}

/** Adds the blocks of the clipboard below the chosen one, in answer to the browser's paste. */
export function handlePaste(event: ClipboardEvent, editor: Editor): void {
  if (event.defaultPrevented || !isInside(event, editor) || isTyping(event.target)) return
  const blocks = blocksIn(event.clipboardData?.getData('text/plain') ?? '')
  if (!blocks) return tell(editor, (t) => t.nothing)
  event.preventDefault()
  editor.addAll(blocks)
}

/** Copies by a button. */
export async function copyByButton(editor: Editor): Promise<void> {
  const text = chosenText(editor)
  if (text === '') return
  try {
    await navigator.clipboard.writeText(text)
    tellCopied(editor)
  } catch {
    copyThroughField(text)
    tellCopied(editor)
  }
}

/** Pastes by a button; where the browser does not allow it the keys are named. */
export async function pasteByButton(editor: Editor): Promise<void> {
  let text: string
  try {
    text = await navigator.clipboard.readText()
  } catch {
    return tell(editor, (t) => t.pasteByKeys)
  }
  const blocks = blocksIn(text)
  if (blocks) editor.addAll(blocks)
  else tell(editor, (t) => t.nothing)
}

// the words come with the first gesture
function tell({ notify }: Editor, say: (words: ReturnType<(typeof $text)['get']>) => string): void {
  import('./notices.text.ts').then(
    (words) => notify.info(say(words.$text.get())),
    () => undefined,
  )
}

function tellCopied(editor: Editor): void {
  // a cut takes them away before the words are there
  const count = editor.page.chosen().length
  tell(editor, (t) => t.copied(count))
}

// pages without https have no clipboard of their own: the old way, by a field that is copied from
function copyThroughField(text: string): void {
  const put = (event: ClipboardEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    event.clipboardData?.setData('text/plain', text)
  }
  document.addEventListener('copy', put, { capture: true, once: true })
  document.execCommand('copy')
  document.removeEventListener('copy', put, { capture: true })
}
