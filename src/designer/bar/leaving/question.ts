import { $common } from '#src/text/common-words.ts'
import { $text } from './leaving.text.ts'

/** What is asked before a page with unsaved changes is left. */
export function leavingQuestion() {
  const t = $text.get()
  return { title: t.leaveTitle, message: t.leave, confirmLabel: $common.get().close, danger: true }
}
