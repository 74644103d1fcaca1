import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import type { Talk } from './talk.ts'

/** Something that happened in a conversation and is no message of anybody: it is not stored, and gone with the page. */
export interface Note {
  key: string
  /** Key of the message behind which it stands; '' = before all. */
  behind: string
  /** `transferred` the visitor has another agent · `received` the agent was given the visitor. */
  what: 'transferred' | 'received'
  /** The other agent. */
  name: string
  /** What they said to it. */
  words?: string
}

const all = new WeakMap<Talk, WritableAtom<readonly Note[]>>()

function notes(talk: Talk): WritableAtom<readonly Note[]> {
  const existing = all.get(talk)
  if (existing) return existing
  const made = atom<readonly Note[]>([])
  all.set(talk, made)
  return made
}

/** What happened in a conversation while this page shows it. */
export const notesOf = (talk: Talk): ReadableAtom<readonly Note[]> => notes(talk)

/** Writes down what has just happened, behind the newest message; where a history is yet to come, as soon as that is read. */
export function addNote(talk: Talk, told: Pick<Note, 'what' | 'name' | 'words'>, hasHistory = true): void {
  const $notes = notes(talk)
  const put = () => {
    const behind = talk.$messages.get().at(-1)?.key ?? ''
    $notes.set([...$notes.get(), { ...told, key: `note:${$notes.get().length}`, behind }])
  }
  const isRead = () => !hasHistory || talk.$messages.get().length > 0 || ['more', 'complete'].includes(talk.$history.get())
  if (isRead()) return put()
  const stop = talk.$history.listen(() => {
    if (!isRead()) return
    stop()
    put()
  })
}
