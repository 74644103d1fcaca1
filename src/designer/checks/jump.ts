import { pageSelection } from '../document/selection.ts'
import type { Editor } from '../editor.ts'
import { focusField } from '../panel/focus-field.ts'
import type { Finding } from './finding.ts'

/** Chooses the block, brings it into view, and puts the focus on the field. */
export function jumpTo(editor: Editor, { block, path }: Pick<Finding, 'block' | 'path'>): void {
  editor.page.select(block)
  if (block !== pageSelection) editor.reveal(block)
  focusField(editor, path)
}
