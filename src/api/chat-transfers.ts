import { endpoint, type Id, type List, type Paging } from './endpoint.ts'

const side = 'kefu' as const

/** An agent who is there and may be given a visitor. */
export interface TransferAgent {
  id: Id
  uid: Id
  nickname: string
  wx_name: string
  avatar: string
  online: number
  status: number
  /** Ours: visitors whom they are talking to. */
  talking?: number
}

/** Agents who are online, without oneself; `nickname` finds a part of the name. */
export const listTransferAgents = endpoint<{ query: { nickname?: string; uid?: Id } }, List<TransferAgent>>(
  'GET',
  '/service/transfer_list',
  { side },
)
/**
 * Hands a visitor to another agent (`kefuToUid`), with everything that was said. Done with 410099; refused with 410098 without somebody,
 * 410139 for oneself, 410140 for an agent who is not there, 410092 for a visitor who is not one's own (ours). `note` is ours: what the other
 * agent is told with the frame `transfer`.
 */
export const transferVisitor = endpoint<{ body: { kefuToUid: Id; uid: Id; note?: string } }, unknown>('POST', '/service/transfer', {
  side,
  encoding: 'json',
})

/** Ours: a visitor went from one agent to another. */
export interface Transfer {
  id: Id
  from_uid: Id
  from_name: string
  to_uid: Id
  to_name: string
  note: string
  /** 1 = nobody decided it, the agent was gone. */
  is_away: number
  /** Unix seconds. */
  add_time: number
  /** Id of the message behind which it happened; 0 = before all. */
  behind: Id
}

/** Ours: how often a visitor of the agent's own was handed on, the first time first; refused with 410092 for anybody else's. */
export const listTransfers = endpoint<{ query: { uid: Id } }, Transfer[]>('GET', '/service/transfers', { side })

/** Ours: a visitor whom another agent has. What they say to each other is not shown. */
export interface OthersConversation {
  uid: Id
  nickname: string
  avatar: string
  is_tourist: number
  online: number
  /** The channel, as in a conversation's row. */
  type: number
  update_time: number
  agent_uid: Id
  agent_name: string
  /** 1 where the visitor waits for an answer. */
  waits: number
  /** 1 where the agent is not there: then they can be taken over. */
  may_take: number
}

/**
 * Ours: visitors of other agents, the latest first; `which` `queue` those alone who wait for an answer while their agent is not there, the
 * one who waits longest first.
 */
export const listOthersConversations = endpoint<
  { query: Paging & { which: 'queue' | 'colleagues'; nickname?: string } },
  OthersConversation[]
>('GET', '/service/others', { side })
/**
 * Ours: takes over a visitor whose agent is not there, with everything that was said. Done with chat-taken; refused with chat-attended
 * while that agent is there, 410092 for who is nobody's.
 */
export const takeVisitor = endpoint<{ body: { uid: Id } }, undefined>('POST', '/service/take', { side, encoding: 'json' })
