import type { BlockWords } from './define.ts'
import { $field } from './field.text.ts'

/** The word for a field, option or hint of a kind: its own, else the one that kinds share. */
export function wordOf(words: BlockWords, key: string): string {
  const shared: BlockWords = $field.get()
  return words[key] ?? shared[key] ?? key
}
