import { jsonText } from '#src/lib/json-text.ts'
import type { JournalHead } from './journal-format.ts'

const prefix = 'crm:journal:'
/** So many are kept where a database never takes them. */
const most = 20

/** What a page had not proven to be on the device when it was left. */
export interface LaidAside {
  readonly journal: string
  readonly head: JournalHead
  readonly parts: ReadonlyMap<string, unknown>
}

/**
 * Keeps it where the browser answers at once: a database may not have opened yet, and a busy disk throws away what a page that goes has
 * begun to write there. @throws when that storage is full or blocked
 */
export function layAside(journal: string, head: JournalHead, parts: ReadonlyMap<string, unknown>): void {
  for (const old of laidAside()
    .toSorted((a, b) => b.head.at - a.head.at)
    .slice(most))
    takeAway(old.journal)
  localStorage.setItem(prefix + journal, jsonText([head, [...parts]]))
}

/** What lies there; what cannot be read stays out. */
export function laidAside(): LaidAside[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      try {
        const [head, parts] = JSON.parse(localStorage.getItem(key)!) as [JournalHead | null, [string, unknown][]]
        if (typeof head?.at !== 'number') return []
        return [{ journal: key.slice(prefix.length), head, parts: new Map(parts) }]
      } catch {
        return []
      }
    })
}

/** It is in the database now. */
export const takeAway = (journal: string): void => localStorage.removeItem(prefix + journal)
