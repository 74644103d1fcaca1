import { endpoint, type Id } from './endpoint.ts'

/** A tag that an agent's conversations have. Ours, as all of this file. */
export interface ChatTag {
  name: string
  /** How many of the agent's own conversations have it. */
  count: number
}

/** Most tags of one conversation, and signs of one of them. */
export const mostTags = 10
export const longestTag = 20

/** Tags of this agent's conversations, the most used first. */
export const listChatTags = endpoint<Record<never, never>, ChatTag[]>('GET', '/service/tags', { side: 'kefu' })
/**
 * What a conversation is tagged with from now on, in place of what was. Done with chat-tags-kept; refused with 410092 for who is none of the
 * agent's own customers, chat-tags-many beyond `mostTags`, chat-tag-long beyond `longestTag`.
 */
export const setChatTags = endpoint<{ params: { uid: Id }; body: { tags: string[] } }, undefined>('PUT', '/user/tags/:uid', {
  side: 'kefu',
  encoding: 'json',
})
