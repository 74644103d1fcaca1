import type { Editor } from '../editor.ts'
import { askAboutFindings } from './ask-about-findings.ts'
import { isFiltering } from './is-filtering.ts'

/**
 * What a server without drafts keeps is before visitors as soon as it is saved: the home page and every special page; of the
 * older decoration the home page alone (designer contract 5).
 */
const isLive = ({ session: { saver }, layout }: Editor): boolean => saver.$origin.get().isHome || !layout

/**
 * Saves by hand; asks before errors reach visitors, and before a plain shop server destroys a part of the page. Null when
 * it was refused or failed, as `session.save` says.
 */
export async function saveChecked(editor: Editor): Promise<{ id: string } | null> {
  const { connection, session } = editor
  const keepsDraft = connection.capabilities.features.pageDrafts || session.saver.$isHosts.get()
  const isSeen = isLive(editor)
  if (!keepsDraft && (isSeen || isFiltering(editor)) && !(await askAboutFindings(editor, isSeen))) return null
  return session.save()
}
