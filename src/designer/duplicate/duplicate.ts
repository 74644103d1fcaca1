import { copyName, duplicatePage } from '#src/stores/duplicate-page.ts'
import { ask } from '#src/ui/confirm/confirm.ts'
import type { Editor } from '../editor.ts'
import { $text } from './duplicate.text.ts'

/** Copies the page that is open; what is not saved yet is saved before, when the person wants that. */
export async function duplicate(editor: Editor): Promise<void> {
  const t = $text.get()
  if (editor.session.isDirty) {
    if (!(await ask(editor.host, { title: t.askTitle, message: t.ask, confirmLabel: t.saveAndCopy }))) return
    if (!(await editor.session.save())) return
  }
  const { id } = editor.session.saver.$origin.get()
  const { name } = editor.page.$settings.get()
  try {
    await duplicatePage(editor.connection, { id, name }, t.copyOf)
    editor.notify.success(t.done(copyName(name, t.copyOf)))
  } catch (error) {
    editor.notify.failure(error)
  }
}
