import type { Frame } from '#src/http/socket/frame.ts'
import { lifeOf } from '../client/life.ts'
import { addNote } from '../client/notes.ts'
import type { Talk } from '../client/talk.ts'
import { readConversation, type Conversation } from '../wire/conversation.ts'
import { readMessage, type Message } from '../wire/message.ts'
import type { ConversationList } from './conversations.ts'
import { transferKey } from './transfer/transfer-notes.ts'

interface ReceiverOptions {
  list: ConversationList
  /** Conversations that were looked at. */
  talks: ReadonlyMap<string, Talk>
  talkOf(uid: string): Talk
  mend(talk: Talk): void
  onMessage(message: Message, isMine: boolean): void
  onTransfer(transfer: Transfer): void
  onAnswering(data: Record<string, unknown>): void
  /** Somebody has unread messages; `isTold`: the newest one came with the number. */
  onCounted(uid: string, isTold: boolean): void
}

/** A visitor who was given to this agent, or taken on by another one. */
export interface Transfer {
  uid: string
  /** Of the visitor. */
  nickname: string
  isTourist: boolean
  /** The other agent. */
  agent: string
  /** A word from whoever gave them; ours. */
  note: string
  isReceived: boolean
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const whoOf = ({ uid, nickname, isTourist }: Conversation) => ({ uid, nickname, isTourist })

// what was said with another agent may stand before or behind it by now
function readAnew(talk: Talk | undefined) {
  if (!talk || talk.$history.get() === 'unread') return
  talk.renew()
  void talk.catchUp().catch(() => {})
}

/** Takes what the server says to an agent: messages, counts, who is there, who was passed on to them. */
export function createReceiver({ list, talks, talkOf, mend, ...tell }: ReceiverOptions): (frame: Frame) => void {
  function take(message: unknown, { recored, uid, read_seq }: Record<string, unknown>, unread?: number) {
    const row = readConversation((recored ?? {}) as Record<string, unknown>)
    // whoever writes is there
    if (row && (message || unread)) list.presence.hear(row.uid)
    // a visitor who was handed over and writes here still is to be seen
    if (row && (message || unread)) list.regain(row)
    else if (row) list.put(row)
    if (unread === 0 && typeof read_seq === 'number') list.read(String(uid), read_seq)
    else if (unread === 0) list.change(String(uid), { unread: 0 })
    if (unread) tell.onCounted(String(uid), message !== undefined)
    const read = message ? readMessage(message as Record<string, unknown>) : undefined
    if (!read) return
    const talk = talks.get(read.from) ?? (row ? talkOf(read.from) : undefined)
    // a conversation that was never opened is read when it is
    if (!talk || talk.$history.get() === 'unread') return tell.onMessage(read, false)
    talk.merge([read])
    mend(talk)
  }

  function receiveTransfer({ recored, kefuInfo, note, transfer_id }: Record<string, unknown>) {
    const row = readConversation((recored ?? {}) as Record<string, unknown>)
    const from = text((kefuInfo as { nickname?: unknown } | undefined)?.nickname)
    // even if it was handed over before
    if (row) list.regain(row)
    if (row) readAnew(talks.get(row.uid))
    if (row) tell.onTransfer({ ...whoOf(row), agent: from, note: text(note), isReceived: true })
    const key = transfer_id === undefined ? {} : { key: transferKey(transfer_id) }
    if (row && from) addNote(talkOf(row.uid), { what: 'received', name: from, words: text(note), ...key })
    // what the frame does not say of the row, the list does
    void list.refresh().catch(() => {})
  }

  // ours: another agent has the visitor, whoever decided it
  function handOn({ uid, nickname }: Record<string, unknown>) {
    const row = list.find(String(uid))
    if (!row) return
    list.leave(row.uid)
    talks.get(row.uid)?.renew()
    tell.onTransfer({ ...whoOf(row), agent: text(nickname), note: '', isReceived: false })
  }

  return (frame) => {
    const { type, data } = frame
    if (type === 'reply') take(data, data)
    if (type === 'mssage_num') return take(data.message, data, Number(data.num))
    // ours: who writes has read, at whichever page
    if (type === 'chat' && typeof data.read_seq === 'number') list.read(String(data.to_uid), data.read_seq)
    if (type === 'user_online') list.presence.tell(String(data.to_uid), Number(data.online) === 1)
    if (type === 'transfer') receiveTransfer(data)
    if (type === 'handed_on') handOn(data)
    // ours: another agent answers a visitor who is looked at here
    if (type === 'answering') tell.onAnswering(data)
    if (type === 'done') list.change(String(data.to_uid), { isDone: Number(data.is_done ?? 1) === 1 })
    // ours: what the visitor thought of an answer, and what they do just now
    const talk = talks.get(String(data.uid))
    if (talk) lifeOf(talk).receive(frame)
  }
}
