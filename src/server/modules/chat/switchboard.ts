import type { FastifyInstance } from 'fastify'
import { notify } from '../../db.ts'
import { sentence } from '../../messages.ts'
import { put, dismiss, type Connection } from './connection.ts'
import { findConversation, findMessage, markRead, type MessageRow } from './conversations.ts'
import { markSeen, type Person } from './people.ts'
import { channel, readPost, type Ended, type Post, type Presence, type Read, type Stored } from './post.ts'
import { frameConversation, frameMessage } from './wire.ts'

/** The connections of this process, and the wire to those of the others. */
export interface Switchboard {
  readonly connections: ReadonlySet<Connection>
  add(connection: Connection): void
  remove(connection: Connection): void
  /** Tells all processes, this one included. */
  tell(post: Post): Promise<void>
  isHere(uid: number): boolean
}

/** Listens to the database and hands out what concerns connections of this process, one after the other. */
export function openSwitchboard(app: FastifyInstance): Switchboard & { close(): void } {
  const connections = new Set<Connection>()
  let queue = Promise.resolve()

  const of = (uid: number) => [...connections].filter((connection) => connection.person?.uid === uid)
  const isHere = (uid: number) => of(uid).length > 0
  const tell = (post: Post) => notify(app.db, channel, post)

  async function stored(post: Stored): Promise<void> {
    const parties = [...of(post.agent), ...of(post.visitor)].filter(({ id }) => id !== post.origin)
    if (parties.length === 0) return
    const message = await findMessage(app.db, post.id)
    if (!message) return
    for (const connection of parties.filter(({ person }) => person!.uid === post.sender))
      put(connection, { type: 'chat', data: frameMessage(message) })
    await deliver(
      message,
      parties.filter(({ person }) => person!.uid !== post.sender),
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

  async function presence(post: Presence): Promise<void> {
    const online = post.online ? 1 : 0
    // the other process lost its last connection of this person, this one still has some
    if (post.isGone && isHere(post.uid)) {
      await markSeen(app.db, post.uid, true)
      return tell({ kind: 'presence', uid: post.uid, isAgent: post.isAgent, online: true })
    }
    for (const connection of connections) {
      if (connection.person?.kind === 'agent' && !post.isAgent) put(connection, { type: 'user_online', data: { to_uid: post.uid, online } })
      if (connection.person?.kind !== 'agent' && post.isAgent && connection.partner === post.uid)
        put(connection, { type: 'online', data: { online, uid: post.uid } })
    }
  }

  function read(post: Read): void {
    for (const connection of of(post.reader))
      if (connection.id !== post.origin) put(connection, { type: 'mssage_num', data: { uid: post.partner, num: 0, recored: {} } })
  }

  function ended(post: Ended): void {
    for (const connection of connections)
      if (connection.sessionId === post.sessionId)
        dismiss(connection, { type: 'error', data: { msg: sentence('110006', connection.locale) } })
  }

  const hand = (post: Post): void | Promise<void> => {
    if (post.kind === 'stored') return stored(post)
    if (post.kind === 'presence') return presence(post)
    return post.kind === 'read' ? read(post) : ended(post)
  }

  function hear(payload: unknown) {
    const post = readPost(payload)
    if (!post) return
    queue = queue
      .then(() => hand(post))
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
    tell,
    isHere,
    close: stop,
  }
}

/** Writes down that somebody is there, and tells it when it is news. */
export async function appear(app: FastifyInstance, board: Switchboard, person: Person, isNews: boolean): Promise<void> {
  await markSeen(app.db, person.uid, true)
  if (isNews) await board.tell({ kind: 'presence', uid: person.uid, isAgent: person.kind === 'agent', online: true })
}
