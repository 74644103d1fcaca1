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
 * Makes a version the page's draft and puts it on the screen, as one step of undo: a restored page is a version itself,
 * and what was there before stays in the history. False when somebody else's page is in the way. @throws RequestError
 */
export async function restoreVersion(editor: Editor, version: Id, label: string): Promise<boolean> {
  const opened = await readVersion(editor, version)
  editor.products.learn(opened.rows)
  if (editor.session.publisher.isOffered) return editor.session.publisher.restore(version, opened, label)
  editor.page.replace(opened.value, opened.settings, label)
  return (await editor.session.save()) !== null
}
