import { endpoint, type Id } from './endpoint.ts'

const side = 'kefu' as const

/** What an agent wrote down about a customer, for every agent who serves them. Ours, as all of this file. */
export interface CustomerNote {
  id: Id
  words: string
  /** Who wrote it. */
  nickname: string
  /** 1 where it is one's own: only then it can be changed. */
  is_mine: number
  /** Unix seconds. */
  add_time: number
  /** When it was changed; 0 where it stands as it was written. */
  update_time: number
}

/** The newest first. All calls are refused with 410092 for who is none of the agent's own customers. */
export const listCustomerNotes = endpoint<{ params: { uid: Id } }, CustomerNote[]>('GET', '/user/notes/:uid', { side })
/** Done with chat-note-kept; refused with chat-note-empty without a word. */
export const addCustomerNote = endpoint<{ params: { uid: Id }; body: { words: string } }, undefined>('POST', '/user/notes/:uid', {
  side,
  encoding: 'json',
})
/** Done with chat-note-kept; refused with chat-note-empty, and with chat-note-others for what somebody else wrote, or is gone. */
export const changeCustomerNote = endpoint<{ params: { uid: Id; id: Id }; body: { words: string } }, undefined>(
  'PUT',
  '/user/notes/:uid/:id',
  { side, encoding: 'json' },
)
/** Done with chat-note-gone; refused with chat-note-others. */
export const removeCustomerNote = endpoint<{ params: { uid: Id; id: Id } }, undefined>('DELETE', '/user/notes/:uid/:id', { side })
