import { atom, type ReadableAtom } from 'nanostores'
import type { Message } from '../wire/message.ts'
import { createListeners } from './listeners.ts'
import { createLog, logAfter } from './log.ts'
import { createDoubt, inTurn, olderPage, readBehind, readForward, Renewed, untilSteady, type ReadHistory } from './reading.ts'
import type { TalkWindow } from './window.ts'

export type { ReadHistory } from './reading.ts'

/** `unread` nothing read yet · `more` older ones exist · `complete` the first one is here. */
export type HistoryState = 'unread' | 'loading' | 'more' | 'complete' | 'failed'

/** One conversation as this page knows it. */
export interface Talk {
  readonly partner: string
  readonly $messages: ReadableAtom<readonly Message[]>
  readonly $history: ReadableAtom<HistoryState>
  /** Takes what came or was written now; true when anything changed. */
  merge(messages: readonly Message[]): boolean
  /** Hears of messages that the server has since now: not of those that a page of history brings. */
  onNews(hear: (message: Message) => void): () => void
  /** Hears that it was begun anew: numbers of before say nothing any more. */
  onRenew(hear: () => void): () => void
  drop(key: string): void
  /** Reads the newest page, or the next older one. Never throws; `$history` says `failed`. */
  older(): Promise<void>
  /**
   * Reads what was missed and gives it back.
   * @throws RequestError
   */
  catchUp(): Promise<Message[]>
  /** The connection is gone: from here on something may be missing. */
  lose(): void
  /** Somebody else has it, or had it: it may be numbered anew, and is read from its end again. What waits to be sent stays. */
  renew(): void
  /** Reads everything behind an id, for a server that confirms nothing. @throws RequestError */
  behindId(since: string): Promise<Message[]>
  /** Reads the last minutes again: what was taken back while nobody could tell it. @throws RequestError */
  recheck(since: number): Promise<void>
  lastId(): string
  hasGap(): boolean
  lastSeq(): number
  /** Where it was opened, if that was not at its end. */
  readonly window: TalkWindow
  /** Reads what is behind what is here, where it was opened at its unread messages. Never throws. */
  newer(): Promise<void>
  /** Goes to the newest messages. Never throws; `$history` says `failed`. */
  toNewest(): Promise<void>
}

/** Without numbers a gap cannot be seen later: what came live meanwhile does not move the mark. */
function createLosses(lastId: () => string, behindId: (since: string) => Promise<Message[]>) {
  let mark: string | undefined
  let losses = 0
  return {
    lose() {
      losses++
      mark ??= lastId()
    },
    async behind(): Promise<Message[]> {
      const before = losses
      const found = await behindId(mark ?? lastId())
      if (before === losses) mark = undefined
      return found
    },
  }
}

const nothing = () => {}
// loaded after the first break of a connection
const recent = async (read: ReadHistory, known: readonly Message[], since: number) =>
  (await import('../thread/look/recent.ts')).readRecent(read, known, since)

/** A window for who always begins at the end: visitors, for whom the other is not loaded. */
const whole = (): TalkWindow => ({
  ...{ $mark: atom(), $isBehind: atom(false), openAt: nothing, goTo: nothing, unmark: nothing, leave: nothing },
  ...{ first: nothing, goOn: async () => {} },
})

/** Opens a conversation; `sequenced` = the server numbers its messages. */
export function createTalk(partner: string, sequenced: boolean, readStored: ReadHistory, window: TalkWindow = whole()): Talk {
  let log = createLog()
  const $messages = atom<readonly Message[]>([])
  const $history = atom<HistoryState>('unread')
  const news = createListeners<Message>()
  const renewed = createListeners<void>()
  const doubt = createDoubt(() => log)
  let isOpened = false
  /** The oldest that a page of history has brought: what came alone may stand far before it. */
  let oldestRead = '0'
  let renewals = 0

  // what was asked before it was begun anew says nothing any more
  const read: ReadHistory = async (query) => {
    const before = renewals
    const messages = await readStored(query)
    if (before === renewals && messages.some(log.isForeign)) renew()
    if (before !== renewals) throw new Renewed()
    return messages
  }

  function renew(): void {
    renewals++
    window.leave()
    doubt.clear()
    log = logAfter(log)
    isOpened = false
    oldestRead = '0'
    $history.set('unread')
    $messages.set(log.list())
    renewed.tell()
  }

  function take(messages: readonly Message[]): Message[] {
    const changed = log.merge(messages)
    $messages.set(log.list())
    return changed
  }

  function merge(messages: readonly Message[]): boolean {
    const isFar = ({ seq }: Message) => window.$isBehind.get() && seq !== undefined && seq > log.lastSeq() + 1
    const changed = take(doubt.sift(messages).filter((message) => !isFar(message)))
    for (const message of changed) if (message.state === 'sent' && message.kind !== 'recalled') news.tell(message)
    return changed.length > 0
  }

  async function page(upperId: string): Promise<Message[]> {
    $history.set('loading')
    try {
      const messages = (isOpened ? undefined : await window.first(read)) ?? (await read({ upperId, limit: olderPage }))
      const hasOlder = messages.length >= olderPage
      log.beginAt(hasOlder ? messages[0] : undefined, !isOpened && window.$isBehind.get() ? messages.at(-1) : undefined)
      take(messages)
      oldestRead = messages[0]?.id ?? oldestRead
      $history.set(hasOlder ? 'more' : 'complete')
      return messages
    } catch (error) {
      if (!(error instanceof Renewed)) $history.set('failed')
      throw error
    }
  }

  // also of an empty conversation: its first message may be the one that gets lost
  const cover = (messages: readonly Message[]) => log.cover(messages.at(-1)?.seq ?? 0)

  const put = (messages: readonly Message[]) => [merge(messages), cover(messages)][0] === true
  const behindSequence = () => readForward(read, () => log.lastSeq(), put)
  const behindId = (since: string) => readBehind(read, since, (pages, found) => merge(isOpened ? pages : found))
  const losses = createLosses(() => log.lastId(), behindId)

  async function missed(): Promise<Message[]> {
    // what is behind waits until somebody wants it
    if (window.$isBehind.get()) return []
    if (isOpened && doubt.isOpen()) await doubt.settle(read)
    if (isOpened) return sequenced ? behindSequence() : losses.behind()
    const messages = await page('0')
    isOpened = true
    if (sequenced) cover(messages)
    return log.hasGap() && !window.$isBehind.get() ? [...messages, ...(await behindSequence())] : messages
  }

  const catchUp = inTurn(() => untilSteady(missed))

  return {
    partner,
    $messages,
    $history,
    merge,
    onNews: news.listen,
    onRenew: renewed.listen,
    drop(key) {
      if (log.drop(key)) $messages.set(log.list())
    },
    async older() {
      const state = $history.get()
      if (state === 'loading' || state === 'complete') return
      // the failure is in $history, where the screen reads it
      const begun = isOpened ? page(oldestRead) : catchUp()
      await begun.catch((error: unknown) => (error instanceof Renewed ? catchUp() : [])).catch(() => [])
    },
    catchUp,
    lose: losses.lose,
    renew,
    ...{ behindId, recheck: (since: number) => recent(read, log.list(), since).then(take).then(nothing) },
    lastId: () => log.lastId(),
    hasGap: () => (doubt.isOpen() || log.hasGap()) && !window.$isBehind.get(),
    lastSeq: () => log.lastSeq(),
    window,
    newer: () => window.goOn(read, log.lastSeq(), (found) => (take(found), cover(found)), catchUp),
    toNewest: () => (renew(), catchUp().then(nothing, nothing)),
  }
}
