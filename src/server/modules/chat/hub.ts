import type { FastifyInstance } from 'fastify'
import { notify } from '../../db.ts'
import { sentence } from '../../messages.ts'
import { put, dismiss, type Connection } from './connection.ts'
import { findConversation, findMessage, markRead, type MessageRow } from './conversations.ts'
import { markSeen, type Person } from './people.ts'
import { channel, readEvent, type Ended, type ChatEvent, type Presence, type Read, type Stored } from './events.ts'
import { frameConversation, frameMessage } from './wire.ts'

/** The connections of this process, and the wire to those of the others. */
export interface ChatHub {
  readonly connections: ReadonlySet<Connection>
  add(connection: Connection): void
  remove(connection: Connection): void
  /** Tells all processes, this one included. */
  publish(event: ChatEvent): Promise<void>
  isHere(uid: number): boolean
}

/** Listens to the database and hands out what concerns connections of this process, one after the other. */
export function openChatHub(app: FastifyInstance): ChatHub & { close(): void } {
  const connections = new Set<Connection>()
  let queue = Promise.resolve()

  const of = (uid: number) => [...connections].filter((connection) => connection.person?.uid === uid)
  const isHere = (uid: number) => of(uid).length > 0
  const publish = (event: ChatEvent) => notify(app.db, channel, event)

  async function stored(event: Stored): Promise<void> {
    const parties = [...of(event.agent), ...of(event.visitor)].filter(({ id }) => id !== event.origin)
    if (parties.length === 0) return
    const message = await findMessage(app.db, event.id)
    if (!message) return
    for (const connection of parties.filter(({ person }) => person!.uid === event.sender))
      put(connection, { type: 'chat', data: frameMessage(message) })
    await deliver(
      message,
      parties.filter(({ person }) => person!.uid !== event.sender),
    )
  }

  // whoever looks at the conversation has read it; the receiver's other pages are told how much is unread
  async function deliver(message: MessageRow, receivers: Connection[]): Promise<void> {
    const receiver = receivers[0]?.person
    if (!receiver) return
    const isRead = receivers.some(({ partner }) => partner === message.uid)
    if (isRead) await markRead(app.db, receiver, message.uid)
    const conversation = await findConversation(app.db, receiver, message.uid)
    if (!conversation) return
    const recored = frameConversation(conversation)
    const data = frameMessage({ ...message, type: isRead ? 1 : 0 })
    for (const connection of receivers) {
      if (connection.partner === message.uid) put(connection, { type: 'reply', data: { ...data, recored } })
      else put(connection, { type: 'mssage_num', data: { uid: message.uid, num: recored.mssage_num, recored, message: data } })
    }
  }

  async function presence(event: Presence): Promise<void> {
    const online = event.online ? 1 : 0
    // the other process lost its last connection of this person, this one still has some
    if (event.isGone && isHere(event.uid)) {
      await markSeen(app.db, event.uid, true)
      return publish({ kind: 'presence', uid: event.uid, isAgent: event.isAgent, online: true })
    }
    for (const connection of connections) {
      if (connection.person?.kind === 'agent' && !event.isAgent)
        put(connection, { type: 'user_online', data: { to_uid: event.uid, online } })
      if (connection.person?.kind !== 'agent' && event.isAgent && connection.partner === event.uid)
        put(connection, { type: 'online', data: { online, uid: event.uid } })
    }
  }

  function read(event: Read): void {
    for (const connection of of(event.reader))
      if (connection.id !== event.origin) put(connection, { type: 'mssage_num', data: { uid: event.partner, num: 0, recored: {} } })
  }

  function ended(event: Ended): void {
    for (const connection of connections)
      if (connection.sessionId === event.sessionId)
        dismiss(connection, { type: 'error', data: { msg: sentence('110006', connection.locale) } })
  }

  const hand = (event: ChatEvent): void | Promise<void> => {
    if (event.kind === 'stored') return stored(event)
    if (event.kind === 'presence') return presence(event)
    return event.kind === 'read' ? read(event) : ended(event)
  }

  function hear(payload: unknown) {
    const event = readEvent(payload)
    if (!event) return
    queue = queue
      .then(() => hand(event))
      .catch((error: unknown) => {
        // nothing is lost: everybody is asked to read what they missed
        app.log.warn({ err: error }, 'a chat notification could not be handed out')
        everybodyReadsAgain()
      })
  }

  const everybodyReadsAgain = () => connections.forEach((connection) => put(connection, { type: 'resume' }))
  const stop = app.listenTo(channel, hear, everybodyReadsAgain)

  return {
    connections,
    add: (connection) => void connections.add(connection),
    remove: (connection) => void connections.delete(connection),
    publish,
    isHere,
    close: stop,
  }
}

/** Writes down that somebody is there, and tells it when it is news. */
export async function appear(app: FastifyInstance, hub: ChatHub, person: Person, isNews: boolean): Promise<void> {
  await markSeen(app.db, person.uid, true)
  if (isNews) await hub.publish({ kind: 'presence', uid: person.uid, isAgent: person.kind === 'agent', online: true })
}
