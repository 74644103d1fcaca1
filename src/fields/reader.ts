import type { Reader } from '#src/kinds/kind.ts'
import { $fieldWords } from './fields.text.ts'

/** Puts values into words of a page; what the page does not say, every page says alike (`yes`, `no`). */
export function readerOf(words: Readonly<Record<string, unknown>>, names?: Reader['name']): Reader {
  const common = $fieldWords.get() as Readonly<Record<string, unknown>>
  const word = (key: string) => String(words[key] ?? common[key] ?? key)
  return names ? { word, name: names } : { word }
}
