import type { Editor } from '../editor.ts'
import { askAboutFindings } from './ask-about-findings.ts'

/** What a server without drafts keeps is before visitors as soon as it is saved: the home page and every other (designer contract 5). */
const isLive = ({ session, connection }: Editor): boolean => !connection.capabilities.features.pageDrafts && !session.saver.$isHosts.get()

/**
 * Saves by hand; asks before errors reach visitors, and before a plain shop server destroys a part of the page. Null when
 * it was refused or failed, as `session.save` says.
 */
export async function saveChecked(editor: Editor): Promise<{ id: string } | null> {
  if (isLive(editor) && !(await askAboutFindings(editor))) return null
  return editor.session.save()
}
