import { atom, type ReadableAtom } from 'nanostores'
import { $locale, type Locale } from './locale.ts'

type Word = string | ((...values: never[]) => string)
type Table<T> = { [K in keyof T]: Record<Locale, T[K]> }

/** The words in the current language, and the table of all. */
export type Words<T> = ReadableAtom<T> & { readonly table: Table<T> }

/**
 * Words with their languages side by side. Returns a store of the words in the current language:
 * `const $text = columns({ save: { 'zh-cn': '保存', en: 'Save', 'zh-tw': '儲存' } })`.
 * A missing language does not compile.
 */
export function columns<T extends Record<string, Word>>(table: Table<T>): Words<T> {
  const pick = (locale: Locale) =>
    Object.fromEntries(Object.entries(table).map(([key, row]) => [key, (row as Record<Locale, Word>)[locale]])) as T
  // no computed(): words live as long as the page, and the smallest element would load it for nothing else
  const $words = atom(pick($locale.get()))
  $locale.listen((locale) => $words.set(pick(locale)))
  return Object.assign($words, { table })
}
