import { ask } from '#src/ui/confirm/confirm.ts'
import type { Editor } from '../editor.ts'
import { $text } from './reset.text.ts'
import { $text as $save } from './save.text.ts'

/** Brings back what the server has, after asking; with the shop's own sentences (designer contract 5, 重置). */
export async function resetOnRequest({ host, notify, session }: Editor): Promise<void> {
  const t = $text.get()
  const { reset } = $save.get()
  if (session.saver.$origin.get().id === '') return notify.error(t.cannotReset)
  if (!(await ask(host, { title: reset, message: t.askReset, confirmLabel: reset, danger: true }))) return
  try {
    await session.reset()
    notify.success(t.wasReset)
  } catch (error) {
    notify.error(error instanceof Error ? error.message : String(error))
  }
}
