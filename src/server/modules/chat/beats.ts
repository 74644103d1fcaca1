import type { FastifyBaseLogger } from 'fastify'
import { isAway, type Db } from '../../db.ts'
import { markGone, markHereAll, type Person } from './people.ts'
import type { ChatEvent } from './events.ts'

/** Milliseconds between two writings; a sign of life counts for 25 s. */
const every = 500

/** What the writing of signs of life needs of its process. */
export interface BeatContext {
  db: Db
  log: Pick<FastifyBaseLogger, 'warn'>
  isHere(uid: number): boolean
  publish(event: ChatEvent): Promise<void>
}

/** Signs of life of the people of this process. */
export interface Beats {
  /** Takes one down; it is written within half a second, or as soon as the database is back. */
  add(person: Person): void
  close(): void
}

const presence = (uid: number, isAgent: boolean, online: boolean): ChatEvent =>
  online ? { kind: 'presence', uid, isAgent, online } : { kind: 'presence', uid, isAgent, online, isGone: true }

/**
 * Writes signs of life together: one statement for all of a process, where one for each would be most of what the database does. Who was
 * taken for gone meanwhile, while the database was away for example, is told of again.
 */
export function collectBeats({ db, log, isHere, publish }: BeatContext): Beats {
  const waiting = new Map<number, Person>()
  let isWriting = false

  async function write(people: Person[]): Promise<void> {
    for (const { uid, isAgent } of await markHereAll(
      db,
      people.map(({ uid }) => uid),
    ))
      await publish(presence(uid, isAgent, true))
    // who left while it was written is gone after all
    for (const { uid, kind } of people.filter(({ uid }) => !isHere(uid))) {
      await markGone(db, uid)
      await publish(presence(uid, kind === 'agent', false))
    }
  }

  async function flush(): Promise<void> {
    const people = [...waiting.values()].filter(({ uid }) => isHere(uid))
    waiting.clear()
    if (isWriting || people.length === 0) return people.forEach((person) => waiting.set(person.uid, person))
    isWriting = true
    try {
      await write(people)
    } catch (error) {
      people.forEach((person) => waiting.set(person.uid, person))
      if (!isAway(error)) log.warn({ err: error }, 'signs of life could not be written')
    } finally {
      isWriting = false
    }
  }

  const timer = setInterval(() => void flush(), every)
  return { add: (person) => void waiting.set(person.uid, person), close: () => clearInterval(timer) }
}
