import type { Message } from '../wire/message.ts'
import type { Log } from './log.ts'

/** Reads stored messages, oldest first: older ones before `upperId`, or those behind the sequence number `after`. */
export type ReadHistory = (query: { upperId?: string; after?: number; limit: number }) => Promise<Message[]>

/** Messages of a page of history. */
export const olderPage = 20

/** What was read counts otherwise than what is here. */
export class Renewed extends Error {}

/** Reads again what was begun anew meanwhile. */
export async function untilSteady<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof Renewed)) throw error
    return untilSteady(run)
  }
}

/** One run at a time. A call that comes while one runs gets the next: the running one may have read too early. */
export function inTurn<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  let next: Promise<T> | undefined
  return function call(): Promise<T> {
    if (!running) return (running = run().finally(() => (running = undefined)))
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined
        return call()
      })
    return next
  }
}

/**
 * What is behind an id. A plain shop server only pages backwards: newest pages are read until something known comes. `take` gets them whole
 * as well: what another tab wrote may stand before the id, and never have been told.
 */
export async function readBehind(read: ReadHistory, since: string, take: (pages: Message[], found: Message[]) => void): Promise<Message[]> {
  const pages: Message[] = []
  let upperId = '0'
  for (;;) {
    const messages = await read({ upperId, limit: olderPage })
    pages.unshift(...messages)
    if (messages.length < olderPage || Number(messages[0]?.id) <= Number(since) || messages[0]!.id === upperId) break
    upperId = messages[0]!.id!
  }
  const found = pages.filter(({ id }) => Number(id) > Number(since))
  take(pages, found)
  return found
}

const missedPage = 100

/** Everything behind a sequence number; `put` takes a page, and says whether there was anything new in it. */
export async function readForward(read: ReadHistory, lastSeq: () => number, put: (page: Message[]) => boolean): Promise<Message[]> {
  const missed: Message[] = []
  for (;;) {
    const page = await read({ after: lastSeq(), limit: missedPage })
    missed.push(...page)
    if (!put(page) || page.length < missedPage) return missed
  }
}

/** Something of another conversation came into one: which one this is by now only a read can tell. */
export interface Doubt {
  isOpen(): boolean
  clear(): void
  /** What is counted otherwise stays out; one's own that waits is sent all the same, and gets its number where it is read. */
  sift(messages: readonly Message[]): Message[]
  /** Reads the newest page, which says whose numbers count. @throws RequestError, and Renewed where those here do not */
  settle(read: ReadHistory): Promise<void>
}

/** The doubt of a conversation, over its log of the moment. */
export function createDoubt(log: () => Log): Doubt {
  let isOpen = false
  return {
    isOpen: () => isOpen,
    clear: () => void (isOpen = false),
    sift: (messages) =>
      messages.flatMap((message) => {
        if (!log().isForeign(message)) return [message]
        isOpen = true
        const { seq: _seq, conversation: _conversation, ...own } = message
        return log().isWaiting(message.key) ? [own] : []
      }),
    async settle(read) {
      // what comes meanwhile is in doubt again
      isOpen = false
      try {
        await read({ upperId: '0', limit: olderPage })
      } catch (error) {
        isOpen = !(error instanceof Renewed)
        throw error
      }
    },
  }
}
