import { atom, type ReadableAtom } from 'nanostores'
import type { Message } from '../wire/message.ts'
import { createLog } from './log.ts'

/** Reads stored messages, oldest first: older ones before `upperId`, or those behind the sequence number `after`. */
export type ReadHistory = (query: { upperId?: string; after?: number; limit: number }) => Promise<Message[]>

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
  /** Reads everything behind an id, for a server that confirms nothing. @throws RequestError */
  behindId(since: string): Promise<Message[]>
  lastId(): string
  hasGap(): boolean
  lastSeq(): number
}

const olderPage = 20
const missedPage = 100

/** Opens a conversation; `sequenced` = the server numbers its messages. */
export function createTalk(partner: string, sequenced: boolean, read: ReadHistory): Talk {
  const log = createLog()
  const $messages = atom<readonly Message[]>([])
  const $history = atom<HistoryState>('unread')
  const ears = new Set<(message: Message) => void>()
  let running: Promise<Message[]> | undefined
  let next: Promise<Message[]> | undefined
  let isOpened = false
  let mark: string | undefined
  let losses = 0

  function take(messages: readonly Message[]): Message[] {
    const changed = log.merge(messages)
    if (changed.length > 0) $messages.set([...log.list()])
    return changed
  }

  function merge(messages: readonly Message[]): boolean {
    const changed = take(messages)
    for (const message of changed) if (message.state === 'sent') for (const hear of ears) hear(message)
    return changed.length > 0
  }

  async function page(upperId: string): Promise<Message[]> {
    $history.set('loading')
    try {
      const messages = await read({ upperId, limit: olderPage })
      take(messages)
      $history.set(messages.length < olderPage ? 'complete' : 'more')
      return messages
    } catch (error) {
      $history.set('failed')
      throw error
    }
  }

  // also of an empty conversation: its first message may be the one that gets lost
  const cover = (messages: readonly Message[]) => log.cover(messages.at(-1)?.seq ?? 0)

  async function behindSequence(): Promise<Message[]> {
    const missed: Message[] = []
    for (;;) {
      const messages = await read({ after: log.lastSeq(), limit: missedPage })
      missed.push(...messages)
      const isNews = merge(messages)
      cover(messages)
      if (!isNews || messages.length < missedPage) return missed
    }
  }

  // a plain shop server only pages backwards: read newest pages until something known comes
  async function behindId(since: string): Promise<Message[]> {
    const found: Message[] = []
    let upperId = '0'
    for (;;) {
      const messages = await read({ upperId, limit: olderPage })
      found.unshift(...messages.filter(({ id }) => Number(id) > Number(since)))
      if (messages.length < olderPage || Number(messages[0]?.id) <= Number(since) || messages[0]!.id === upperId) break
      upperId = messages[0]!.id!
    }
    merge(found)
    return found
  }

  async function missed(): Promise<Message[]> {
    if (isOpened) return sequenced ? behindSequence() : behindLoss()
    const messages = await page('0')
    isOpened = true
    if (sequenced) cover(messages)
    return log.hasGap() ? [...messages, ...(await behindSequence())] : messages
  }

  // without numbers a gap cannot be seen later: what came live meanwhile does not move the mark
  async function behindLoss(): Promise<Message[]> {
    const before = losses
    const found = await behindId(mark ?? log.lastId())
    if (before === losses) mark = undefined
    return found
  }

  // a call that comes while one runs gets the next: the running one may have read too early
  function catchUp(): Promise<Message[]> {
    if (!running) return (running = missed().finally(() => (running = undefined)))
    next ??= running
      .catch(() => [])
      .then(() => {
        next = undefined
        return catchUp()
      })
    return next
  }

  return {
    partner,
    $messages,
    $history,
    merge,
    onNews(hear) {
      ears.add(hear)
      return () => void ears.delete(hear)
    },
    drop(key) {
      if (log.drop(key)) $messages.set([...log.list()])
    },
    async older() {
      const state = $history.get()
      if (state === 'loading' || state === 'complete') return
      // the failure is in $history, where the screen reads it
      await (isOpened ? page(log.firstId() || '0') : catchUp()).catch(() => [])
    },
    catchUp,
    lose() {
      losses++
      mark ??= log.lastId()
    },
    behindId,
    lastId: log.lastId,
    hasGap: log.hasGap,
    lastSeq: log.lastSeq,
  }
}
