import type { MessageRating } from './chat-ratings.ts'
import type { MessageFile } from './chat-uploads.ts'
import type { ChatHours } from './chat-settings.ts'
import { endpoint, type Id, type Paging } from './endpoint.ts'

/** What the `client_id` of a message begins with that nobody wrote by hand; our server's. */
export const byItself = 'auto:'

/** Seconds for which a message can be taken back by who wrote it, at our server: src/api/chat-recalls.ts. */
export const recallableFor = 120

/** An agent as the sign-in answers it (customer-service contract). */
export interface Agent {
  id: Id
  uid: Id
  online: number
  account: string
  avatar: string
  nickname: string
  phone: string
  uniqid: string
  /** 0 may not act on orders; only an agent's own row (`readAgent`) says it. */
  customer?: number
  /** Ours: unread messages of all of the agent's conversations; only `readAgent` says it. */
  unread?: number
}

/**
 * A message on the wire. `client_id` and `seq` are ours: the sender's own id, and the place in the
 * conversation given by the database. `add_time` in unix seconds; `msn_type` 1 text … 6 order.
 */
export interface WireMessage {
  id: Id
  msn: string
  uid: Id
  to_uid: Id
  is_tourist: number
  add_time: number
  _add_time: string
  type: number
  msn_type: number
  nickname: string
  avatar: string
  productInfo: unknown
  orderInfo: unknown
  client_id?: string
  seq?: number
  /** Ours: the conversation whose numbers `seq` counts; another one where a visitor was handed on and their talks were joined. */
  conversation?: Id
  /** Ours: what the visitor thought of the turn that this answer ends. */
  rating?: MessageRating
  /** Ours: the file that it carries; `msn` names it and its address. */
  file?: MessageFile
  /** Ours: 1 where who wrote it took it back; `msn` is empty then. */
  recalled?: number
}

/** A row of the agent's conversation list. `mssage_num` = unread; times in unix seconds. */
export interface WireConversation {
  id: Id
  user_id: Id
  to_uid: Id
  nickname: string
  avatar: string
  is_tourist: number
  online: number
  type: number
  add_time: number
  update_time: number
  mssage_num: number
  message: string
  message_type: number
  _update_time?: string
  /** Ours: the newest sequence number of the conversation. */
  seq?: number
  /** Ours: the newest number that was read: what is behind it is unread. */
  read_seq?: number
  /** Ours: more of the newest text than the ten characters of `message`. */
  preview?: string
  /** Ours: 1 where the agent called it done and nothing was said since. */
  is_done?: number
  /** Ours: 1 where the newest message is a file: then `message` is its name. */
  is_file?: number
  /** Ours: 1 where the newest message was taken back. */
  is_recalled?: number
  /** Ours: what agents tagged it with; only agents are told. */
  tags?: string[]
}

/** The agent a visitor talks to, and the visitor's own tourist identity. */
export interface VisitorContext {
  uid: Id
  nickname: string
  avatar: string
  real_name: string
  tourist_uid: Id
  /** The shop answers `false` when there is none. */
  tourist_avatar: string | false
  is_tourist: boolean | number
  /** Ours: whether that agent is there just now. */
  online?: number
  /** Ours: proves that a tourist id is this visitor's when the connection is made again. */
  tourist_token?: string
  /** Ours: the place in the queue where nobody is free; the visitor may write, and is answered in turn. */
  queue?: number
  /** Ours: the first words that staff set for everybody; none where they set none. */
  greeting?: string
  /** Ours: when agents are there; without hours they always are. */
  hours?: ChatHours[]
  /** Ours: whether it is within the hours now. */
  is_open?: number
  /** Ours: what is to be read outside the hours. */
  away?: string
  /** Ours: questions to choose from; each is answered by itself. */
  questions?: string[]
  /** Ours, of `tourist/rating`: whether there is an answer to rate, and whether the visitor is asked to. */
  rating?: { may: number; asked: number }
}

/** What an agent sees of a storefront customer; `birthday` in unix seconds, `user_type` wechat, routine, h5, pc or app. */
export interface CustomerInfo {
  nickname: string
  avatar: string
  spread_uid: Id
  is_promoter: number
  birthday: number
  now_money: string
  user_type: string
  level: number
  group_id: Id
  phone: string
  is_money_level: number
  labelNames: string[]
  level_name: string
  spread_name: string
  group_name: string
}

const side = 'kefu' as const

export const agentSignIn = endpoint<{ body: { account: string; password: string } }, { token: string; exp_time: number; kefuInfo: Agent }>(
  'POST',
  '/login',
  { side, open: true },
)
export const agentSignOut = endpoint<Record<never, never>, unknown>('POST', '/user/logout', { side })
export const readAgent = endpoint<Record<never, never>, Agent & { site_name: string }>('GET', '/service/info', { side })
export const readChatConfig = endpoint<
  Record<never, never>,
  { appid: string; version: string; site_name: string; copyright: string; copyrightImg: string }
>('GET', '/config', { side, open: true })
export const readCustomer = endpoint<{ params: { uid: Id } }, CustomerInfo>('GET', '/user/info/:uid', { side })
/**
 * `assigned` and `first` are ours: only those that go on with this agent (`mine`), or were called done; those with something unread before
 * the others; so is `tag`. A shop ignores them.
 */
export const listConversations = endpoint<
  { query: Paging & { nickname?: string; is_tourist: 0 | 1; assigned?: 'mine' | 'done'; first?: 'unread'; tag?: string } },
  WireConversation[]
>('GET', '/user/record', { side })
/** Oldest first; `upperId` 0 = newest page, else the smallest id seen. `after` is ours: everything behind a sequence number. */
export const listMessages = endpoint<
  { query: { uid: Id; upperId?: Id; limit?: number; is_tourist?: 0 | 1; after?: number } },
  WireMessage[]
>('GET', '/service/list', { side })
/** Refused with 410136 while nobody is online. `may_wait` is ours: an agent who is away will do, the visitor leaves a message. */
export const openVisitorContext = endpoint<{ query: { token?: string; tourist_token?: string; may_wait?: 0 | 1 } }, VisitorContext>(
  'GET',
  '/tourist/user',
  { side, open: true },
)
/** A visitor's history; a tourist needs our `tourist_token`, a shop server refuses tourists (410090). */
export const listVisitorMessages = endpoint<
  { query: { uid: Id; upperId?: Id; token?: string; tourist_token?: string; after?: number; limit?: number } },
  WireMessage[]
>('GET', '/tourist/chat', { side, open: true })
