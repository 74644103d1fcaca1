import { endpoint, type Id } from './endpoint.ts'

/** What a visitor may say of the turn of their conversation that an agent answered last. */
export interface RatingOffer {
  /** Names the turn: what is sent again for it changes what was said. */
  turn: Id
  /** 0 while nobody has answered: there is nothing to rate. */
  may: number
  /** 1 where the agent called the conversation done and nothing was said yet. */
  asked: number
  /** What was said of it; 0 and '' where nothing was. */
  stars: number
  words: string
  /** Who answered. */
  nickname: string
  avatar: string
}

/** What a message that was rated carries in histories and frames (`rating`), for agents. */
export interface MessageRating {
  stars: number
  words: string
}

/** A storefront token, or a tourist's proof. */
interface Proof {
  token?: string
  tourist_token?: string
}

const visitor = { side: 'kefu', open: true } as const

/** Ours, as all of this file. Refused with 410090 for who proves nothing. */
export const readRating = endpoint<{ query: Proof }, RatingOffer>('GET', '/tourist/rating', visitor)
/**
 * Rates a turn of one's own conversation: 1 to 5 stars, words if there are any. Sent again it changes the same rating. Done with
 * chat-rated. Refused with 410090 for who proves nothing, chat-rating-stars, chat-rating-none where no agent has answered, or the turn
 * is none of theirs.
 */
export const rateConversation = endpoint<{ body: Proof & { turn?: Id; stars: number; words?: string } }, undefined>(
  'POST',
  '/tourist/rating',
  { ...visitor, encoding: 'json', keepsReads: true },
)
/**
 * An agent calls the conversation with a visitor done; who has something to rate is asked for a rating. Refused with 410092 for who is none of
 * theirs, or somebody else's by now.
 */
export const finishConversation = endpoint<{ body: { uid: Id } }, undefined>('POST', '/service/done', { side: 'kefu', encoding: 'json' })
/** Takes it up again while nothing was said since; done with chat-reopened, refused as above. */
export const reopenConversation = endpoint<{ body: { uid: Id } }, undefined>('POST', '/service/reopen', { side: 'kefu', encoding: 'json' })
