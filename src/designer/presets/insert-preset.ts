import { artIn } from '../art/drawn-urls.ts'
import { placeArt } from '../art/place-art.ts'
import type { Wire } from '../document/block.ts'
import type { Editor } from '../editor.ts'
import { placeOf } from '../pictures/shop-pictures.ts'
import { refusalToAdd } from '../rules.ts'
import { $text } from './preset.text.ts'

/** Adds a preset to the page; pictures that we draw are put into the media library first. */
export async function insertPreset(editor: Editor, kind: string, wire: Wire, place?: number): Promise<void> {
  if (artIn(wire).length === 0 || refusalToAdd(editor.page, kind, editor.policy)) return editor.addBlock(kind, wire, place)
  const { content, lost } = await placeArt(wire, placeOf(editor.connection))
  editor.addBlock(kind, content, place)
  if (lost > 0) editor.notify.error($text.get().lost(lost))
}
