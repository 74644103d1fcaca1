import { atom, type ReadableAtom } from 'nanostores'
import type { Message } from '../wire/message.ts'
import type { ReadHistory } from './reading.ts'

/** Messages that stand before the first unread one. */
const before = 20
const page = 100

/** What is here of a conversation that was opened where its unread messages begin. */
export interface TalkWindow {
  /** The number behind which the unread messages began, and how many they were. */
  readonly $mark: ReadableAtom<{ seq: number; count: number } | undefined>
  /** There is more behind what is here: it comes when somebody wants it, and what comes live waits there, too. */
  readonly $isBehind: ReadableAtom<boolean>
  /** It is opened with so many unread behind a number: the next reading from the beginning begins there. */
  openAt(seq: number, count: number): void
  /** Somebody wants to see the message of this number: the next reading from the beginning begins before it. */
  goTo(seq: number): void
  /** It is opened with nothing unread. */
  unmark(): void
  /** The first page, where there is a mark; undefined where it begins with the newest. @throws RequestError */
  first(read: ReadHistory): Promise<Message[] | undefined> | void
  /** Puts the next page behind a number. What came live while the last one was on its way was left behind: that is caught up with. Never throws. */
  goOn(read: ReadHistory, seq: number, put: (found: Message[]) => void, catchUp: () => Promise<unknown>): Promise<void>
  /** Begins with the newest from now on. */
  leave(): void
}

export function createWindow(): TalkWindow {
  const $mark = atom<{ seq: number; count: number } | undefined>()
  const $isBehind = atom(false)
  let from: number | undefined
  let running: Promise<Message[]> | undefined

  async function forward(read: ReadHistory, after: number): Promise<Message[]> {
    const messages = await read({ after, limit: page })
    $isBehind.set(messages.length === page)
    return messages
  }
  return {
    $mark,
    $isBehind,
    openAt(seq, count) {
      from = seq
      $mark.set({ seq, count })
    },
    goTo(seq) {
      from = Math.max(seq - 1, 0)
      $mark.set(undefined)
    },
    unmark: () => $mark.set(undefined),
    first: async (read) => (from === undefined ? undefined : forward(read, Math.max(from - before, 0))),
    async goOn(read, seq, put, catchUp) {
      // whoever scrolls on meanwhile waits for the same page
      running ??= forward(read, seq).finally(() => (running = undefined))
      try {
        put(await running)
        if (!$isBehind.get()) await catchUp()
      } catch {
        // it is asked for again when somebody scrolls on
      }
    },
    leave() {
      from = undefined
      $isBehind.set(false)
    },
  }
}
