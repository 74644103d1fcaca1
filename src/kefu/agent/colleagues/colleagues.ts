import { map, type MapStore } from 'nanostores'

/** Another agent who answers a visitor. */
export interface Colleague {
  name: string
  /** They are writing just now; else they have said something a moment ago. */
  isTyping: boolean
}

/** Milliseconds that a sign of somebody writing holds, and one of what was said. */
const holds = { typing: 5000, said: 60_000 }

export interface Colleagues {
  /** By visitor. */
  readonly $answering: MapStore<Record<string, Colleague | undefined>>
  /** The frame `answering` of our server. */
  hear(data: Record<string, unknown>): void
  stop(): void
}

/** Who else answers the visitors of an agent. */
export function createColleagues(): Colleagues {
  const $answering = map<Record<string, Colleague | undefined>>({})
  const timers = new Map<string, ReturnType<typeof setTimeout>>()

  return {
    $answering,
    hear({ uid, nickname, typing }) {
      const visitor = String(uid)
      const isTyping = Number(typing) === 1
      $answering.setKey(visitor, { name: typeof nickname === 'string' ? nickname : '', isTyping })
      clearTimeout(timers.get(visitor))
      timers.set(
        visitor,
        setTimeout(() => $answering.setKey(visitor, undefined), isTyping ? holds.typing : holds.said),
      )
    },
    stop() {
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
