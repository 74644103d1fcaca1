import { $wordsOf, fieldsOf } from '../../blocks/fields.ts'
import { blockKinds } from '../../blocks/index.ts'
import type { AnyRow } from '../../blocks/shared/define.ts'
import { nameOfBlock } from '../../blocks/shared/kind-name.ts'
import { rowAt, textAt, withText, type TextPath } from '../../blocks/shared/text-path.ts'
import { wordOf } from '../../blocks/shared/words.ts'
import { $text } from '../../designer.text.ts'
import { pageSelection } from '../../document/selection.ts'
import type { Editor } from '../../editor.ts'
import { basicRows, settingWords } from '../../panel/setting-rows.ts'

/** A text of the page with what can be done to it. */
export interface WrittenText {
  readonly text: string
  readonly row: AnyRow
  /** Says whose text it is. */
  readonly label: string
  /** Puts another text on the page, as one step of undo. */
  put(text: string): void
}

/** The text of a block, of the tab bar or of the page at a path; undefined when there is none, or it cannot be edited. */
export function writtenText(editor: Editor, id: string, path: TextPath): WrittenText | undefined {
  return id === pageSelection ? pageText(editor, path) : blockText(editor, id, path)
}

function pageText({ page }: Editor, path: TextPath): WrittenText | undefined {
  const settings = page.$settings.get()
  const row = rowAt(basicRows, path)
  const text = textAt({ ...settings }, path)
  if (!row || text === undefined) return undefined
  const words = settingWords()
  const put = (next: string) => page.set({ ...page.$settings.get(), [path]: next }, $text.get().edited)
  return { text, row, label: wordOf(words, row.field), put }
}

function blockText({ page }: Editor, id: string, path: TextPath): WrittenText | undefined {
  const block = page.block(id)
  const kind = block && !block.foreign ? blockKinds.get(block.kind) : undefined
  const row = kind && rowAt(fieldsOf(kind), path)
  const text = kind && textAt(kind.read(block!.wire) as Record<string, unknown>, path)
  if (!kind || !row || text === undefined) return undefined
  const put = (next: string) => {
    const { wire } = page.block(id) ?? block!
    const value = kind.read(wire) as Record<string, unknown>
    if (textAt(value, path) !== undefined) page.edit(id, kind.write(withText(value, path, next), wire), $text.get().edited)
  }
  return { text, row, label: `${nameOfBlock(block!)} ${wordOf($wordsOf(kind).get(), row.field)}`, put }
}
