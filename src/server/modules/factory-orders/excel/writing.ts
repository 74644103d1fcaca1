import type { ExcelOf } from '#src/api/factory-excel.ts'
import { workbookWords } from '#src/papers/factory/workbook-words.ts'
import type { Snapshot } from '#src/server/database/cursor.ts'
import type { Locale } from '#src/server/locale.ts'
import type { User } from '#src/server/sessions.ts'

/** For whom a workbook is written, in which words, out of what. */
export interface Writing {
  snapshot: Snapshot
  user: User
  /** Words of the screen, or else the usual ones. */
  word(key: string): string
  /** Words that are of workbooks alone: no screen names a sheet. */
  own(key: string): string
  /** The language of both. */
  locale: Locale
}

export const wordsFor = ({ words = {} }: Pick<ExcelOf, 'words'>, locale: Locale): Pick<Writing, 'word' | 'own' | 'locale'> => {
  const own = (key: string) => (Object.hasOwn(workbookWords, key) ? workbookWords[key]![locale] : key)
  return { locale, own, word: (key) => (Object.hasOwn(words, key) ? words[key]! : own(key)) }
}
