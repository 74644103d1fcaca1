import { atom, type ReadableAtom } from 'nanostores'
import type { HistoryState } from '../client/talk.ts'
import { keep, recall } from '../page-storage.ts'
import type { Message } from '../wire/message.ts'

/** How far a visitor has read on this device. */
export interface ReadMark {
  readonly $unread: ReadableAtom<number>
  /** Everything that is there has been seen. */
  mark(): void
  /**
   * Hears how much of the history is here. What was there at the first visit is known: of that only what the server calls unread is news.
   * Where all that is here is unread, `readOlder` brings more.
   */
  hear(history: HistoryState, hasHistory: boolean, readOlder: () => unknown): void
  stop(): void
}

/** So many are unread at most, and nobody counts further. */
const most = 100

/** The mark kept under `key`; `isMine` tells the visitor's own messages. */
export function createReadMark(key: string, $messages: ReadableAtom<readonly Message[]>, isMine: (message: Message) => boolean): ReadMark {
  const $readId = atom<number | undefined>(recall<number>(key))
  const isUnread = (message: Message, readId: number) => message.state === 'sent' && !isMine(message) && Number(message.id) > readId
  const $unread = atom(0)
  const count = () => {
    const readId = $readId.get()
    $unread.set(readId === undefined ? 0 : $messages.get().filter((message) => isUnread(message, readId)).length)
  }
  const put = (id: number) => {
    $readId.set(id)
    count()
    keep(key, id)
  }
  const isShort = () => {
    const [first, readId] = [$messages.get().find(({ id }) => id !== undefined), $readId.get()]
    return first !== undefined && readId !== undefined && Number(first.id) > readId && $unread.get() < most
  }
  const settle = () => {
    if ($readId.get() !== undefined) return
    const isNews = (message: Message) => !isMine(message) && Number(message.wire?.type ?? 1) === 0
    put(Number($messages.get().findLast((message) => message.id !== undefined && !isNews(message))?.id ?? 0))
  }
  const mark = (newest = Number($messages.get().findLast(({ id }) => id !== undefined)?.id)) => {
    if (!(newest > ($readId.get() ?? 0))) return
    put(newest)
    // the bubble looks for this one
    keep('crm:chat', 1)
  }
  // read in another tab is read here
  const follow = (event: StorageEvent) => {
    if (event.key === key) mark(recall<number>(key) ?? 0)
  }
  window.addEventListener('storage', follow)
  // both are gone with the visitor
  $messages.subscribe(count)

  return {
    $unread,
    mark: () => mark(),
    hear(history, hasHistory, readOlder) {
      // a plain shop gives a guest none: there is nothing from before
      if (!hasHistory || history === 'more' || history === 'complete') settle()
      // once the page that came is taken up whole; one that did not come is asked for again, or the badge would stay too low
      if (history === 'more' || history === 'failed') setTimeout(() => isShort() && readOlder(), history === 'more' ? 0 : 3000)
    },
    stop: () => window.removeEventListener('storage', follow),
  }
}
