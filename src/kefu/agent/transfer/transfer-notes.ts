import type { Transfer } from '#src/api/chat-transfers.ts'
import type { Note } from '../../client/notes.ts'

/** What a page hears and what the server keeps is one note. */
export const transferKey = (id: unknown): string => `transfer:${String(id)}`

/** What the server keeps of a visitor who was handed on, as the agent `self` reads it. */
export const notesFrom = (transfers: readonly Transfer[], self: string): Note[] =>
  transfers.map(({ id, from_name, to_uid, to_name, note, behind }) => ({
    ...{ key: transferKey(id), behind: '', behindId: String(behind), name: from_name, words: note },
    ...(String(to_uid) === self ? { what: 'received' } : { what: 'passed', to: to_name }),
  }))
