import { endpoint, type Id, type Paging } from './endpoint.ts'

/** A message that was found. Ours, as all of this file. */
export interface FoundMessage {
  id: Id
  /** The visitor of its conversation. */
  uid: Id
  nickname: string
  avatar: string
  is_tourist: number
  /** Who wrote it. */
  writer: string
  /** Its words; of a file its name. */
  words: string
  /** Place in the conversation: `service/list` reads on behind a number. */
  seq: number
  /** Unix seconds. */
  add_time: number
}

/**
 * Words in what was said with this agent's own visitors, or with one of them (`uid`), the newest first. Several words must
 * all be there.
 */
export const searchMessages = endpoint<{ query: Paging & { words: string; uid?: Id } }, FoundMessage[]>('GET', '/service/search', {
  side: 'kefu',
})
