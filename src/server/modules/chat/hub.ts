import type { FastifyInstance } from 'fastify'
import { notify, type Db } from '../../db.ts'
import { put, type Connection } from './connection.ts'
import { channel, readEvent, type ChatEvent } from './events.ts'
import { handOut, type Post } from './hand-out.ts'
import { markSilent, type Person } from './people.ts'
import { collectBeats, tellHere } from './presence.ts'

/** The connections of this process, and the wire to those of the others. */
export interface ChatHub {
  readonly connections: ReadonlySet<Connection>
  add(connection: Connection): void
  remove(connection: Connection): void
  /** Says who is behind a connection, once they have proved it. */
  name(connection: Connection, person: Person): void
  /** Takes down a sign of life of who is behind a connection. */
  beat(person: Person): void
  /** Tells all processes, this one included. */
  publish(event: ChatEvent): Promise<void>
  isHere(uid: number): boolean
}

/** Listens to the database and hands out what concerns connections of this process, one after the other. */
export function openChatHub(app: FastifyInstance): ChatHub & { close(): void } {
  const connections = new Set<Connection>()
  let queue = Promise.resolve()

  const byPerson = new Map<number, Set<Connection>>()

  const of = (uid: number) => [...(byPerson.get(uid) ?? [])]
  const isHere = (uid: number) => byPerson.has(uid)
  const publish = (event: ChatEvent) => notify(app.db, channel, event)

  const beats = collectBeats({ db: app.db, log: app.log, isHere, publish })

  function name(connection: Connection, person: Person): void {
    connection.person = person
    // it may have gone while the proof was looked up
    if (connections.has(connection)) byPerson.set(person.uid, (byPerson.get(person.uid) ?? new Set()).add(connection))
  }

  function remove(connection: Connection): void {
    connections.delete(connection)
    const own = byPerson.get(connection.person?.uid ?? 0)
    own?.delete(connection)
    if (own?.size === 0) byPerson.delete(connection.person!.uid)
  }

  const post: Post = { db: app.db, connections, of, isHere, publish }

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
    remove,
    name,
    beat: beats.add,
    publish,
    isHere,
    close: () => {
      beats.close()
      stop()
    },
  }
}

/** Writes down that somebody has come, and tells it. */
export const appear = (app: FastifyInstance, hub: ChatHub, person: Person): Promise<void> =>
  tellHere({ db: app.db, isHere: hub.isHere, publish: hub.publish }, person)

/** Tells who is gone of whom nobody could tell it. Where one of them is connected after all, that process says so. */
export async function tellSilent(db: Db, hub: Pick<ChatHub, 'publish'>): Promise<void> {
  for (const { uid, isAgent } of await markSilent(db)) await hub.publish({ kind: 'presence', uid, isAgent, online: false, isGone: true })
}
