import { endpoint, type Id, type List } from './endpoint.ts'

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
