import type { WireConversation } from '#src/api/chat.ts'
import { readAvatar } from './avatar.ts'
import type { MessageKind } from './message.ts'
import { readMessage } from './message.ts'

/** Where a visitor writes from. */
export type Channel = 'pc' | 'wechat' | 'mini' | 'h5' | 'app'

/** A row of the agent's conversation list. */
export interface Conversation {
  /** The visitor. */
  uid: string
  nickname: string
  avatar: string
  isTourist: boolean
  isOnline: boolean
  channel: Channel
  unread: number
  preview: string
  previewKind: MessageKind
  /** Milliseconds since 1970. */
  at: number
  /** Newest sequence number; only on our server. */
  seq?: number
  /** Another agent who looks after the visitor now; only on our server. */
  assignee?: string
  /** Up to where it was read, at our server. */
  readSeq?: number
  /** The agent called it done, and nothing was said since; only on our server. */
  isDone?: boolean
}

const channels: readonly Channel[] = ['pc', 'wechat', 'mini', 'h5', 'app']

/** Reads a conversation row (`recored` in frames); undefined for the empty object that `to_chat` answers. */
export function readConversation(wire: Partial<WireConversation> & Record<string, unknown>): Conversation | undefined {
  if (wire.to_uid === undefined || wire.to_uid === null || wire.to_uid === '') return undefined
  const seq = Number(wire.seq)
  const assignee = (wire.assignee as { nickname?: unknown } | null | undefined)?.nickname
  return {
    uid: String(wire.to_uid),
    nickname: String(wire.nickname ?? ''),
    avatar: readAvatar(wire.avatar),
    isTourist: Number(wire.is_tourist) === 1,
    isOnline: Number(wire.online) === 1,
    channel: channels[Number(wire.type)] ?? 'pc',
    unread: Number(wire.mssage_num) || 0,
    preview: String(wire.preview ?? wire.message ?? ''),
    previewKind: Number(wire.is_file) === 1 ? 'file' : readMessage({ id: 'preview', msn_type: Number(wire.message_type) })!.kind,
    at: (Number(wire.update_time) || 0) * 1000,
    ...(wire.is_done === undefined ? {} : { isDone: Number(wire.is_done) === 1 }),
    ...(Number.isInteger(seq) && seq > 0 ? { seq } : {}),
    ...(Number.isInteger(wire.read_seq) ? { readSeq: Number(wire.read_seq) } : {}),
    ...(typeof assignee === 'string' && assignee ? { assignee } : {}),
  }
}
