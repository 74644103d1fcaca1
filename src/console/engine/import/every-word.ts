import type { ReadableAtom } from 'nanostores'
import type { Words } from '#src/text/columns.ts'

/** A plain word of a table in every language, for what somebody wrote in another one. */
export const everyWord = (words: ReadableAtom<unknown>, key: string): string[] =>
  Object.values((words as Partial<Words<Record<string, string>>>).table?.[key] ?? {}).filter((word) => typeof word === 'string')
