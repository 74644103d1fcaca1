import { blockKinds } from '../blocks/index.ts'
import { hidden } from '../document/marks.ts'
import { pageSelection } from '../document/selection.ts'
import type { PageSettings } from '../document/settings.ts'
import type { Editor } from '../editor.ts'
import type { Finding, Value } from './finding.ts'

/** Mends what a finding says, as one step of undo. */
export function applyFix(editor: Editor, { fix, block: id }: Finding): void {
  const { page } = editor
  if (!fix) return
  page.history.seal()
  const label = fix.label()
  if ('hides' in fix) page.editAll([id], label, ({ wire }) => hidden(wire))
  else if (id === pageSelection) page.set(fix.change(page.$settings.get() as unknown as Value) as unknown as PageSettings, label)
  else {
    const block = page.block(id)
    const kind = block && blockKinds.get(block.kind)
    if (kind) page.edit(id, kind.write(fix.change(kind.read(block.wire) as Value), block.wire), label)
  }
  page.history.seal()
}
