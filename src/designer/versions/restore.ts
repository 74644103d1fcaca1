import { readPageVersion } from '#src/api/page-versions.ts'
import type { Id } from '#src/api/endpoint.ts'
import type { Editor } from '../editor.ts'
import { openedPage, type OpenedPage } from '../session/open-page.ts'

/** Reads a version of the open page. @throws RequestError, UnreadableValue */
export async function readVersion({ connection, session }: Editor, version: Id): Promise<OpenedPage> {
  const { id } = session.saver.$origin.get()
  const { info } = await connection.send(readPageVersion, { params: { id, version } })
  return openedPage(info)
}

/**
 * Puts a version on the screen as one step of undo, and saves it: a restored page is a version itself, and what was
 * there before stays in the history. @throws RequestError when the version cannot be read
 */
export async function restoreVersion(editor: Editor, version: Id, label: string): Promise<boolean> {
  const { value, settings, rows } = await readVersion(editor, version)
  editor.products.learn(rows)
  editor.page.replace(value, settings, label)
  return (await editor.session.save()) !== null
}
