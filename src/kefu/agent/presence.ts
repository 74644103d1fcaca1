import type { Conversation } from '../wire/conversation.ts'

/** Who is there, by what the server says and by what is heard of them. */
export interface Presence {
  /** The server said so. */
  tell(uid: string, isOnline: boolean): void
  /** A message came from them: they are there, whatever the server thinks. A plain shop counts every guest as away. */
  hear(uid: string): void
  /** How much was told so far: for `mend`, before rows are requested. */
  told(): number
  /** A row as the server gives it, with what is known better: also what was told since `told` was noted, for it is newer than the row. */
  mend(row: Conversation, told?: number): Conversation
  stop(): void
}

/** Milliseconds that somebody counts as being there after a message. */
const holds = 120_000

/** Presence of the people in a list; `show` is called when it changes by itself. */
export function createPresence(show: (uid: string, isOnline: boolean) => void): Presence {
  const reported = new Map<string, boolean>()
  /** When each was told last, in numbers of what was told. */
  const toldAt = new Map<string, number>()
  let told = 0
  const heard = new Map<string, ReturnType<typeof setTimeout>>()

  function forget(uid: string) {
    clearTimeout(heard.get(uid))
    heard.delete(uid)
  }

  return {
    tell(uid, isOnline) {
      forget(uid)
      reported.set(uid, isOnline)
      toldAt.set(uid, ++told)
      show(uid, isOnline)
    },
    hear(uid) {
      forget(uid)
      const end = () => {
        heard.delete(uid)
        show(uid, reported.get(uid) ?? false)
      }
      heard.set(uid, setTimeout(end, holds))
      show(uid, true)
    },
    told: () => told,
    mend(row, since = told) {
      const isOlder = (toldAt.get(row.uid) ?? 0) > since
      const isReported = isOlder ? reported.get(row.uid)! : row.isOnline
      reported.set(row.uid, isReported)
      return { ...row, isOnline: isReported || heard.has(row.uid) }
    },
    stop() {
      for (const uid of heard.keys()) clearTimeout(heard.get(uid))
      heard.clear()
    },
  }
}
