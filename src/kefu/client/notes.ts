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

/** Writes down what has just happened, behind the newest message. */
export function addNote(talk: Talk, what: Note['what'], name: string): void {
  const $notes = notes(talk)
  const behind = talk.$messages.get().at(-1)?.key ?? ''
  $notes.set([...$notes.get(), { key: `note:${$notes.get().length}`, behind, what, name }])
}
