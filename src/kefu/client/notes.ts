import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import type { Talk } from './talk.ts'

/** Something that happened in a conversation and is no message of anybody. What only this page has heard of is gone with it. */
export interface Note {
  key: string
  /** Key of the message behind which it stands; '' = before all. */
  behind: string
  /** The same by the message's id, of what the server keeps; it is not shown before that message is. */
  behindId?: string
  /**
   * `transferred` the visitor has another agent · `received` the agent was given the visitor · `passed` one agent gave them to another ·
   * `rated` the visitor rated the answer before it · `recalled` a message was taken back by somebody, `youRecalled` by oneself.
   */
  what: 'transferred' | 'received' | 'passed' | 'rated' | 'recalled' | 'youRecalled'
  /** The other agent; of a rating its stars; who took a message back. */
  name: string
  /** Who was given the visitor, where that is somebody else. */
  to?: string
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
export function addNote(talk: Talk, told: Pick<Note, 'what' | 'name' | 'words'> & { key?: string }, hasHistory = true): void {
  const $notes = notes(talk)
  const put = () => {
    const behind = talk.$messages.get().at(-1)?.key ?? ''
    $notes.set([...$notes.get(), { key: `note:${$notes.get().length}`, ...told, behind }])
  }
  const isRead = () => !hasHistory || talk.$messages.get().length > 0 || ['more', 'complete'].includes(talk.$history.get())
  if (isRead()) return put()
  const stop = talk.$history.listen(() => {
    if (!isRead()) return
    stop()
    put()
  })
}
