import { atom, type ReadableAtom } from 'nanostores'
import { $locale, type Locale } from './locale.ts'

type Word = string | ((...values: never[]) => string)
type Spelled = Record<string, Record<Locale, Word>>
type Table<T> = { [K in keyof T]: Record<Locale, T[K]> }

const tables = new WeakMap<object, Spelled>()

/** A plain word of a table in every language, for what somebody wrote in another one. */
export const everyWord = (words: ReadableAtom<unknown>, key: string): string[] =>
  Object.values(tables.get(words)?.[key] ?? {}).filter((word) => typeof word === 'string')

/**
 * Words with their languages side by side. Returns a store of the words in the current language:
 * `const $text = columns({ save: { 'zh-cn': '保存', en: 'Save', 'zh-tw': '儲存' } })`.
 * A missing language does not compile.
 */
export function columns<T extends Record<string, Word>>(table: Table<T>): ReadableAtom<T> {
  const pick = (locale: Locale) =>
    Object.fromEntries(Object.entries(table).map(([key, row]) => [key, (row as Record<Locale, Word>)[locale]])) as T
  // no computed(): words live as long as the page, and the smallest element would load it for nothing else
  const $words = atom(pick($locale.get()))
  tables.set($words, table)
  $locale.listen((locale) => $words.set(pick(locale)))
  return $words
}
