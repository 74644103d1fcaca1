import { keepDefault, readPage, type StoredPage } from '#src/api/pages.ts'
import { $common } from '#src/text/common-words.ts'
import { ask } from '#src/ui/confirm/confirm.ts'
import { readValue, type ReadValue } from '../document/read-value.ts'
import type { Editor } from '../editor.ts'
import { $text as $labels } from './default-content.text.ts'
import { $text } from './default-questions.text.ts'

/** Keeps the page as the server has it as its default content, after saving what is not saved yet (designer contract 1.1, 10). */
export async function keepAsDefault(editor: Editor): Promise<void> {
  const t = $text.get()
  if (!(await ask(editor.host, { title: t.askKeep, message: t.keepMore, confirmLabel: $common.get().confirm }))) return
  if (editor.session.isDirty && !(await editor.session.save())) return
  try {
    const { id } = editor.session.saver.$origin.get()
    editor.notify.success((await editor.connection.answer(keepDefault, { params: { id } })).message)
  } catch (error) {
    editor.notify.failure(error)
  }
}

/** Puts the default content of the page on the screen, as one step: the shop's own call would change the live page unseen. */
export async function backToDefault(editor: Editor): Promise<void> {
  const t = $text.get()
  try {
    const { id } = editor.session.saver.$origin.get()
    const { info } = await editor.connection.send(readPage, { params: { id } })
    const value = defaultOf(info)
    if (!value) return editor.notify.info(t.none)
    if (!(await ask(editor.host, { title: t.askTake, message: t.takeMore, confirmLabel: $common.get().confirm }))) return
    const footer = value.footer ?? editor.page.$footer.get()
    editor.page.replace({ ...value, footer }, editor.page.$settings.get(), $labels.get().take)
  } catch (error) {
    editor.notify.failure(error)
  }
}

// both servers answer it as JSON text beside the page; nothing was kept before the first time
function defaultOf(info: StoredPage & { default_value?: unknown }): ReadValue | undefined {
  try {
    const value = readValue(info.default_value)
    return value.blocks.length > 0 ? value : undefined
  } catch {
    return undefined
  }
}
