import { $wordsOf } from '../blocks/fields.ts'
import { blockKinds } from '../blocks/index.ts'
import { nameOfBlock } from '../blocks/shared/kind-name.ts'
import { wordOf } from '../blocks/shared/words.ts'
import { $text as $designer } from '../designer.text.ts'
import type { Editor } from '../editor.ts'
import { settingWords } from '../panel/setting-rows.ts'
import type { Finding } from './finding.ts'
import { $text } from './where.text.ts'

/** The block that a finding is about, and the field of it, in the language of the screen; the field may be empty. */
export function whereOf(editor: Editor, { block: id, path }: Pick<Finding, 'block' | 'path'>): { block: string; field: string } {
  const block = editor.page.block(id)
  const kind = block && blockKinds.get(block.kind)
  const words = kind ? $wordsOf(kind).get() : block ? {} : settingWords()
  const steps = path.map((key) => (typeof key === 'number' ? $text.get().entry(key + 1) : wordOf(words, key)))
  return { block: block ? nameOfBlock(block) : $designer.get().pageSettings, field: steps.join(' ') }
}
