/** What a tab says to whoever leads. A `member` is one use of the socket by a tab. */
type MemberWord =
  | { what: 'join'; member: string; tab: string }
  | { what: 'send'; member: string; leader: string; text: string; at: number }
  /** `isOver`: the tab wants no socket any more, it does not doubt this one. */
  | { what: 'leave'; member: string; isOver: boolean }

/** What whoever leads says to the tabs. */
type LeaderWord = { leader: string } & (
  | { what: 'leads' }
  | { what: 'joined' | 'open' | 'close'; member: string }
  /** Without a member it is for all. */
  | { what: 'frame'; text: string; member?: string }
)

/** What the tabs of a browser tell each other about a socket that they share. */
export type TabWord = MemberWord | LeaderWord

/** The part of BroadcastChannel that is used. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'close'> & { onmessage: ((event: MessageEvent) => void) | null }

/** What a browser has for its tabs. */
export interface Tabs {
  locks: Pick<LockManager, 'request'>
  channel(name: string): Channel
}

export interface Bus {
  post(word: TabWord): void
  listen(hear: (word: TabWord) => void): () => void
  close(): void
}

/** Carries words to all tabs; this one hears them at once, so that what is sent last is sent before the tab goes. */
export function openBus({ channel }: Tabs, name: string): Bus {
  const wire = channel(name)
  const listeners = new Set<(word: TabWord) => void>()
  const tell = (word: TabWord) => {
    for (const hear of [...listeners]) if (listeners.has(hear)) hear(word)
  }
  wire.onmessage = ({ data }) => tell(data as TabWord)
  return {
    post(word) {
      wire.postMessage(word)
      tell(word)
    },
    listen(hear) {
      listeners.add(hear)
      return () => void listeners.delete(hear)
    },
    close() {
      wire.onmessage = null
      wire.close()
      listeners.clear()
    },
  }
}
