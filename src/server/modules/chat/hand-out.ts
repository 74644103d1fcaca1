import type { Db } from '../../db.ts'
import { sentence } from '../../messages.ts'
import { cardOf } from './cards/cards.ts'
import { dismiss, put, type Connection } from './connection.ts'
import { findConversation, findMessage, markRead, type MessageRow } from './conversations.ts'
import type { ChatEvent, Ended, Presence, Read, Stored, Typing } from './events.ts'
import { tellHere } from './presence.ts'
import { tellRecalled } from './said/tell-recalled.ts'
import { tellColleagues } from './transfer/colleagues.ts'
import { tellTransfer } from './transfer/tell.ts'
import { tellFinished, tellRating } from './visitor/tell.ts'
import { frameConversation, frameMessage, frameSent } from './wire.ts'

/** What hands out needs of its process. */
export interface Post {
  readonly db: Db
  readonly connections: ReadonlySet<Connection>
  /** The connections of somebody. */
  of(uid: number): Connection[]
  isHere(uid: number): boolean
  publish(event: ChatEvent): Promise<void>
}

async function stored(post: Post, event: Stored): Promise<void> {
  const { db, of } = post
  const parties = [...of(event.agent), ...of(event.visitor)].filter(({ id }) => id !== event.origin)
  if (parties.length === 0) return
  const message = await findMessage(db, event.id)
  if (!message) return
  for (const connection of parties.filter(({ person }) => person!.uid === event.sender))
    put(connection, { type: 'chat', data: frameSent(message, await cardOf(db, message, event.visitor, connection)) })
  const receivers = parties.filter(({ person }) => person!.uid !== event.sender)
  await deliver(post, message, event.visitor, receivers)
}

/** What an agent says to a visitor, others who look at that visitor hear of. */
const storedForAll = async (post: Post, event: Stored): Promise<void> => {
  await stored(post, event)
  if (event.sender === event.agent) await tellColleagues(post, { visitor: event.visitor, agent: event.agent, isTyping: false })
}

// whoever looks at the conversation has read it; the receiver's other pages are told how much is unread
async function deliver({ db, publish }: Post, message: MessageRow, visitor: number, receivers: Connection[]): Promise<void> {
  const receiver = receivers[0]?.person
  if (!receiver) return
  const isRead = receivers.some(({ partner }) => partner === message.uid)
  if (isRead)
    await publish({
      kind: 'read',
      reader: receiver.uid,
      partner: message.uid,
      origin: '',
      seq: await markRead(db, receiver, message.uid),
      isLive: true,
    })
  const conversation = await findConversation(db, receiver, message.uid)
  if (!conversation) return
  const recored = frameConversation(conversation)
  for (const connection of receivers) {
    const data = frameMessage({ ...message, type: isRead ? 1 : 0 }, await cardOf(db, message, visitor, connection))
    if (connection.partner === message.uid) put(connection, { type: 'reply', data: { ...data, recored } })
    else put(connection, { type: 'mssage_num', data: { uid: message.uid, num: recored.mssage_num, recored, message: data } })
  }
}

async function presence(post: Post, event: Presence): Promise<void> {
  const online = event.online ? 1 : 0
  // the other process lost its last connection of this person, this one still has some
  if (event.isGone && post.isHere(event.uid)) return tellHere(post, { uid: event.uid, kind: event.isAgent ? 'agent' : 'customer' })
  for (const connection of post.connections) {
    if (connection.person?.kind === 'agent' && !event.isAgent) put(connection, { type: 'user_online', data: { to_uid: event.uid, online } })
    if (connection.person?.kind !== 'agent' && event.isAgent && connection.partner === event.uid)
      put(connection, { type: 'online', data: { online, uid: event.uid } })
  }
}

function read({ of }: Post, { reader, partner, origin, seq, isLive }: Read): void {
  if (!isLive)
    for (const connection of of(reader))
      if (connection.id !== origin)
        put(connection, { type: 'mssage_num', data: { uid: partner, num: 0, recored: {}, ...(seq > 0 && { read_seq: seq }) } })
  // ours: what the partner has sent is read up to this number
  if (seq > 0) for (const connection of of(partner)) put(connection, { type: 'read', data: { uid: reader, seq } })
}

async function typing(post: Post, { writer, partner }: Typing): Promise<void> {
  for (const connection of post.of(partner)) if (connection.partner === writer) put(connection, { type: 'typing', data: { uid: writer } })
  await tellColleagues(post, { visitor: partner, agent: writer, isTyping: true })
}

function ended({ connections }: Post, event: Ended): void {
  for (const connection of connections)
    if (connection.sessionId === event.sessionId)
      dismiss(connection, { type: 'error', data: { msg: sentence('110006', connection.locale) } })
}

/** Hands out to the connections of this process what an event means for each of them. */
export function handOut(post: Post, event: ChatEvent): void | Promise<void> {
  if (event.kind === 'stored') return storedForAll(post, event)
  if (event.kind === 'presence') return presence(post, event)
  if (event.kind === 'transferred') return tellTransfer(post.db, post.of, event)
  if (event.kind === 'rated') return tellRating(post.db, post.of, event)
  if (event.kind === 'finished') return tellFinished(post.of, event)
  if (event.kind === 'recalled') return tellRecalled(post.db, post.of, event)
  if (event.kind === 'typing') return typing(post, event)
  return event.kind === 'read' ? read(post, event) : ended(post, event)
}
