import type { WireMessage } from '#src/api/chat.ts'
import type { MessageFile } from '#src/api/chat-uploads.ts'
import type { MessageRating } from '#src/api/chat-ratings.ts'
import { readAvatar } from './avatar.ts'
import { browserFormType, wireId } from './frame.ts'

export type MessageKind = 'text' | 'emoji' | 'image' | 'voice' | 'product' | 'order' | 'file' | 'recalled' | 'other'
export type MessageState = 'sending' | 'sent' | 'failed'

/** A message as the screens know it. */
export interface Message {
  /** Stays the same from the first key press to the acknowledged message. */
  key: string
  id?: string
  /** The sender's own id of the message. */
  clientId?: string
  /** Place in the conversation, from the database of our server. */
  seq?: number
  /** The conversation whose numbers `seq` counts; ours. */
  conversation?: string
  from: string
  to: string
  text: string
  kind: MessageKind
  /** Milliseconds since 1970. */
  at: number
  state: MessageState
  /** Why it failed, in the server's words. */
  reason?: string
  nickname: string
  avatar: string
  /** A file that is no picture; ours. Without an address it has not left yet. `text` is its name. */
  file?: MessageFile
  /** What the visitor thought of the turn that this answer ends; ours. */
  rating?: MessageRating
  /** As it came, fields that nobody here knows included. */
  wire?: Record<string, unknown>
}

/** A message that waits to be sent. */
export interface Outgoing {
  clientId: string
  to: string
  from: string
  text: string
  /** What its text is, where it is no words. */
  kind?: MessageKind
  /** A picture or file that goes before its message: then `text` becomes its address, or its name. Its bytes lie on this device, under the client id. */
  file?: { name: string; size: number; type: string }
  /** What our server calls the file that has left. */
  fileKey?: string
  /** Its words are as they go over the wire. */
  ready?: boolean
  /** Milliseconds since 1970. */
  at: number
  /** Set when the sender is a tourist. */
  tourist?: string
  /** Set when the receiver is a tourist. */
  toTourist?: boolean
  /** It was put on a socket at least once, so it may have arrived. */
  tried?: boolean
  /** Newest message id known when it was first put there; it can only be behind that. */
  since?: string
  /** Refused, with this sentence. */
  failed?: string
}

/** `msn_type` of the wire. */
const kinds: Record<string, MessageKind> = { 1: 'text', 2: 'emoji', 3: 'image', 4: 'voice', 5: 'product', 6: 'order' }

const typeOf = (kind: MessageKind = 'text'): number => Number(Object.keys(kinds).find((type) => kinds[type] === kind) ?? 1)

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** Reads a rating of a message, or of a frame that tells one. */
export const readRating = (wire: object): MessageRating => {
  const { stars, words } = wire as Record<string, unknown>
  return { stars: Math.min(Math.max(Math.trunc(Number(stars)) || 1, 1), 5), words: text(words) }
}

function readFile(wire: unknown): MessageFile | undefined {
  const { name, size, url } = (wire ?? {}) as Record<string, unknown>
  return text(name) && text(url) ? { name: text(name), size: Number(size) || 0, url: text(url) } : undefined
}

/** Reads a message of either server; undefined when it has no id. */
export function readMessage(wire: Partial<WireMessage> & Record<string, unknown>): Message | undefined {
  const id = text(wire.id)
  if (!id) return undefined
  const clientId = text(wire.client_id)
  const seq = Number(wire.seq)
  const conversation = text(wire.conversation)
  const file = readFile(wire.file)
  return {
    key: clientId || `id:${id}`,
    id,
    ...(clientId ? { clientId } : {}),
    ...(Number.isInteger(seq) && seq > 0 ? { seq } : {}),
    ...(conversation && { conversation }),
    from: text(wire.uid),
    to: text(wire.to_uid),
    text: file?.name ?? text(wire.msn),
    kind: Number(wire.recalled) === 1 ? 'recalled' : file ? 'file' : (kinds[text(wire.msn_type)] ?? 'other'),
    ...(file && { file }),
    at: (Number(wire.add_time) || 0) * 1000,
    state: 'sent',
    nickname: text(wire.nickname),
    avatar: readAvatar(wire.avatar),
    ...(wire.rating ? { rating: readRating(wire.rating) } : {}),
    wire,
  }
}

/** Reads a list of messages, leaving out what is none. */
export function readMessages(list: unknown): Message[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((entry) => readMessage((entry ?? {}) as Record<string, unknown>) ?? [])
}

/** The `chat` frame of a message; `client_id` only for a server that keeps it. */
export function chatFrame(message: Outgoing, withClientId: boolean): object {
  const person = message.tourist
    ? { is_tourist: 1, tourist_uid: wireId(message.tourist), tourist_avatar: '' }
    : { is_tourist: message.toTourist ? 1 : 0 }
  const own = withClientId ? { client_id: message.clientId, ...(message.fileKey && { file: message.fileKey }) } : {}
  return {
    type: 'chat',
    data: { msn: message.text, type: typeOf(message.kind), to_uid: wireId(message.to), ...person, ...own, form_type: browserFormType },
    form_type: browserFormType,
  }
}

/** How a waiting message is shown. */
export function messageOf(waiting: Outgoing): Message {
  const file = waiting.kind === 'file' ? waiting.file : undefined
  return {
    key: waiting.clientId,
    clientId: waiting.clientId,
    from: waiting.from,
    to: waiting.to,
    text: file?.name ?? waiting.text,
    kind: waiting.kind ?? 'text',
    ...(file && { file: { name: file.name, size: file.size, url: '' } }),
    at: waiting.at,
    state: waiting.failed === undefined ? 'sending' : 'failed',
    ...(waiting.failed ? { reason: waiting.failed } : {}),
    nickname: '',
    avatar: '',
  }
}

/** A text as the shop keeps it: without tags, line breaks and hard spaces (customer-service contract). */
export const shopText = (value: string): string => value.replace(/<[^>]*>|&nbsp;|\s+/g, '')
