import { atom, type ReadableAtom } from 'nanostores'
import { readNotices, type Notice } from '#src/api/auth.ts'
import type { Connection } from '#src/stores/connection.ts'
import { $locale } from '#src/text/locale.ts'

export interface NoticeState {
  /** Null until they were read. */
  notices: readonly Notice[] | null
  isFailed: boolean
}

/** What waits for somebody to deal with it (`jnotice`, shell contract), the same for everything that shows it. */
export interface NoticeStore {
  readonly $state: ReadableAtom<NoticeState>
  /** Reads again; never throws, a failure is part of the state. */
  read(): Promise<void>
  /** Takes all as read; what the server still has comes back with the next reading. */
  clear(): void
}

const desks = new WeakMap<Connection, NoticeStore>()

function open(connection: Connection): NoticeStore {
  const $state = atom<NoticeState>({ notices: null, isFailed: false })
  let reading: Promise<void> | undefined
  const read = async () => {
    try {
      const notices = await connection.send(readNotices, {})
      $state.set({ notices: Array.isArray(notices) ? notices : [], isFailed: false })
    } catch {
      $state.set({ ...$state.get(), isFailed: true })
    }
  }
  // another person sees other notices
  let person = connection.$session.get()?.user?.id
  connection.$session.listen((session) => {
    if (!session || session.user?.id === person) return
    const isNamed = person === undefined
    person = session.user?.id
    if (!isNamed) $state.set({ notices: null, isFailed: false })
  })
  // the lines are sentences of the server
  $locale.listen(() => $state.set({ notices: null, isFailed: false }))
  return {
    $state,
    read: () => (reading ??= read().finally(() => (reading = undefined))),
    clear: () => $state.set({ notices: [], isFailed: false }),
  }
}

/** The desk of a connection. */
export function noticeStore(connection: Connection): NoticeStore {
  const known = desks.get(connection)
  if (known) return known
  const store = open(connection)
  desks.set(connection, store)
  return store
}
