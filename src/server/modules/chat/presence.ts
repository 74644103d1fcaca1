import type { FastifyBaseLogger } from 'fastify'
import { isAway, type Db } from '../../db.ts'
import { markGone, markHere, markHereAll, type Person } from './people.ts'
import type { ChatEvent } from './events.ts'

/** Milliseconds between two writings; a sign of life counts for 25 s. */
const every = 500

/** What the telling of who is there needs of its process. */
export interface PresenceContext {
  db: Db
  /** Whether this process has a connection of theirs. */
  isHere(uid: number): boolean
  publish(event: ChatEvent): Promise<void>
}

/** What the writing of signs of life needs of its process. */
export interface BeatContext extends PresenceContext {
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Signs of life of the people of this process. */
export interface Beats {
  /** Takes one down; it is written within half a second, or as soon as the database is back. */
  add(person: Person): void
  close(): void
}

type Whom = Pick<Person, 'uid' | 'kind'>

/** Writes down that somebody's last connection of this process is gone, and tells it. A process that still has one says so. */
export async function tellGone({ db, publish }: Pick<PresenceContext, 'db' | 'publish'>, { uid, kind }: Whom): Promise<void> {
  await markGone(db, uid)
  await publish({ kind: 'presence', uid, isAgent: kind === 'agent', online: false, isGone: true })
}

/** Writes down that somebody is there, and tells it. Who left meanwhile is gone after all: that may have been told too early. */
export async function tellHere(context: PresenceContext, { uid, kind }: Whom): Promise<void> {
  await markHere(context.db, uid)
  await context.publish({ kind: 'presence', uid, isAgent: kind === 'agent', online: true })
  if (!context.isHere(uid)) await tellGone(context, { uid, kind })
}

/**
 * Writes signs of life together: one statement for all of a process, where one for each would be most of what the database does. Who was
 * taken for gone meanwhile, while the database was away for example, is told of again.
 */
export function collectBeats({ db, log, isHere, publish }: BeatContext): Beats {
  const waiting = new Map<number, Person>()
  let isWriting = false

  async function write(people: Person[]): Promise<void> {
    const news = await markHereAll(
      db,
      people.map(({ uid }) => uid),
    )
    for (const { uid, isAgent } of news) await publish({ kind: 'presence', uid, isAgent, online: true })
    // who left while it was written is gone after all
    for (const person of people.filter(({ uid }) => !isHere(uid))) await tellGone({ db, publish }, person)
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
