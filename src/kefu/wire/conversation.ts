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
  /** What agents tagged it with; only on our server. */
  tags?: readonly string[]
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
    previewKind:
      Number(wire.is_recalled) === 1
        ? 'recalled'
        : Number(wire.is_file) === 1
          ? 'file'
          : readMessage({ id: 'preview', msn_type: Number(wire.message_type) })!.kind,
    at: (Number(wire.update_time) || 0) * 1000,
    ...(wire.is_done === undefined ? {} : { isDone: Number(wire.is_done) === 1 }),
    ...(Array.isArray(wire.tags) && { tags: wire.tags.map(String) }),
    ...(Number.isInteger(seq) && seq > 0 ? { seq } : {}),
    ...(Number.isInteger(wire.read_seq) ? { readSeq: Number(wire.read_seq) } : {}),
    ...(typeof assignee === 'string' && assignee ? { assignee } : {}),
  }
}

/**
 * What a server says of a conversation, beside what was known: both numbers only grow at our server, so that of two rows the one with
 * the lower ones is older, in whichever order they came. A plain shop has no numbers: what came last is believed.
 */
export function newerOf(known: Conversation, row: Conversation): Conversation {
  if (known.seq === undefined || known.readSeq === undefined || row.seq === undefined || row.readSeq === undefined) return row
  const isOlder = row.seq < known.seq || (row.seq === known.seq && row.readSeq < known.readSeq)
  if (!isOlder) return row
  const { unread, seq, readSeq, preview, previewKind, at, isDone } = known
  return { ...row, unread, seq, readSeq, preview, previewKind, at, ...(isDone !== undefined && { isDone }) }
}

/** What changes when everything up to a number is read, at whichever page of the agent; nothing where that is known. */
export function readUpTo({ unread, seq, readSeq = 0 }: Conversation, number: number): Partial<Conversation> {
  if (number <= readSeq) return {}
  // something may have been said since
  return { readSeq: number, unread: Math.min(unread, Math.max((seq ?? number) - number, 0)) }
}
