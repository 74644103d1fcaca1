import { artIn } from '../art/drawn-urls.ts'
import { uploadArt } from '../art/upload-art.ts'
import type { Wire } from '../document/block.ts'
import type { Editor } from '../editor.ts'
import { libraryOf } from '../pictures/shop-pictures.ts'
import { refusalToAdd } from '../rules.ts'
import { $text } from './preset.text.ts'

/** Adds a preset to the page; pictures that we draw are put into the media library first. */
export async function insertPreset(editor: Editor, kind: string, wire: Wire, index?: number): Promise<void> {
  if (artIn(wire).length === 0 || refusalToAdd(editor.page, kind, editor.policy)) return editor.addBlock(kind, wire, index)
  const { content, lost } = await uploadArt(wire, libraryOf(editor.connection))
  editor.addBlock(kind, content, index)
  if (lost > 0) editor.notify.error($text.get().lost(lost))
}
