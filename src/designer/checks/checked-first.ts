import type { Editor } from '../editor.ts'
import { askAboutFindings } from './ask-about-findings.ts'

/** The home page of a server without drafts is before visitors as soon as it is saved (designer contract 5). */
const isLive = ({ session, connection }: Editor): boolean =>
  session.saver.$origin.get().isHome && !connection.capabilities.features.pageDrafts && !session.saver.$isHosts.get()

/** Saves by hand; asks before errors reach visitors. Null when it was refused or failed, as `session.save` says. */
export async function saveChecked(editor: Editor): Promise<{ id: string } | null> {
  if (isLive(editor) && !(await askAboutFindings(editor))) return null
  return editor.session.save()
}
