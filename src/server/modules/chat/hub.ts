import type { FastifyInstance } from 'fastify'
import { notify } from '../../db.ts'
import { put, type Connection } from './connection.ts'
import { channel, readEvent, type ChatEvent } from './events.ts'
import { handOut, type Post } from './hand-out.ts'
import { markSeen, type Person } from './people.ts'

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

  const post: Post = { db: app.db, connections, of, publish }

  function hear(payload: unknown) {
    const event = readEvent(payload)
    if (!event) return
    queue = queue
      .then(() => handOut(post, event))
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
