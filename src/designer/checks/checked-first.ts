import { valueAt } from '../blocks/shared/lens.ts'
import type { Editor } from '../editor.ts'
import { askAboutFindings } from './ask-about-findings.ts'
import { isFiltering, lostTags } from './lost-tags.ts'

/** The home page of a server without drafts is before visitors as soon as it is saved (designer contract 5). */
const isLive = ({ session, connection }: Editor): boolean =>
  session.saver.$origin.get().isHome && !connection.capabilities.features.pageDrafts && !session.saver.$isHosts.get()

/** Whether saving would take something out of a rich text; what stores them keeps them in one field. */
const losesTags = (editor: Editor): boolean =>
  isFiltering(editor) &&
  editor.page.order.ids().some((id) => lostTags(valueAt(editor.page.block(id)?.wire, ['richText', 'val'])).length > 0)

/**
 * Saves by hand; asks before errors reach visitors, and before a plain shop server deletes a part of a text. Null when
 * it was refused or failed, as `session.save` says.
 */
export async function saveChecked(editor: Editor): Promise<{ id: string } | null> {
  if ((isLive(editor) || losesTags(editor)) && !(await askAboutFindings(editor))) return null
  return editor.session.save()
}
