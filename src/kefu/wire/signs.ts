import { atom, type ReadableAtom } from 'nanostores'
import type { withNames, withSigns } from '#src/text/chat-emoji.ts'

interface Table {
  withSigns: typeof withSigns
  withNames: typeof withNames
}

const $table = atom<Table | undefined>()
let bringing: Promise<void> | undefined

/** The table of emoji, which comes when the first one is read or written; what shows texts is drawn again then. */
export const $signs: ReadableAtom<Table | undefined> = $table

/** Never throws: without the table names stand as they came. */
export function bringSigns(): Promise<void> {
  bringing ??= import('#src/text/chat-emoji.ts').then(
    (table) => $table.set(table),
    () => void (bringing = undefined),
  )
  return bringing
}

const hasNames = (text: string) => text.includes('[em-')

/** A text with the signs whose names stand in it, as soon as they are known. */
export function readSigns(text: string): string {
  if (!hasNames(text)) return text
  if (!$table.get()) void bringSigns()
  return $table.get()?.withSigns(text) ?? text
}

/** Resolves when a text can be read as it is meant. */
export const signsFor = async (text: string): Promise<void> => (hasNames(text) ? bringSigns() : undefined)
