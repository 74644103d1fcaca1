import { atom, type ReadableAtom } from 'nanostores'
import type { Frame } from '#src/http/socket/frame.ts'
import type { MessageRating } from '#src/api/chat-ratings.ts'
import { readMessage, readRating } from '../wire/message.ts'
import type { Talk } from './talk.ts'

/** What the other side of a conversation does just now, as our server tells it; a plain shop says nothing of it. */
export interface Life {
  readonly $isTyping: ReadableAtom<boolean>
  /** The newest number that they have read. */
  readonly $readSeq: ReadableAtom<number>
  /** What the visitor thought of answers since they were read, by the ids of their messages. */
  readonly $ratings: ReadableAtom<Readonly<Record<string, MessageRating>>>
  receive(frame: Frame): void
}

/** Milliseconds that a sign of writing holds; the next one comes sooner. */
const typingFor = 5000
/** Milliseconds between two signs of one's own. */
const typingEvery = 2000

const all = new WeakMap<Talk, Life>()

/** The life of a conversation; one for each. */
export function lifeOf(talk: Talk): Life {
  const existing = all.get(talk)
  if (existing) return existing
  const made = createLife(talk)
  all.set(talk, made)
  return made
}

function createLife({ partner, onRenew, $messages, merge }: Talk): Life {
  const $isTyping = atom(false)
  const $readSeq = atom(0)
  const $ratings = atom<Readonly<Record<string, MessageRating>>>({})
  let timer: ReturnType<typeof setTimeout> | undefined
  const set = (isTyping: boolean) => {
    clearTimeout(timer)
    if (isTyping) timer = setTimeout(() => $isTyping.set(false), typingFor)
    $isTyping.set(isTyping)
  }
  // what is not here is read as it is when it is
  const takeBack = (wire: unknown) => {
    const message = readMessage((wire ?? {}) as Record<string, unknown>)
    if (message && $messages.get().some(({ id }) => id === message.id)) merge([message])
  }
  // what was read up to a number of before may not reach so far among the new ones
  onRenew(() => $readSeq.set(0))
  return {
    $isTyping,
    $readSeq,
    $ratings,
    receive({ type, data }) {
      // messages are nobody else's, whoever has the conversation by now
      if (type === 'rated') $ratings.set({ ...$ratings.get(), [String(data.message_id)]: readRating(data) })
      if (String(data.uid) !== partner) return
      if (type === 'recalled') takeBack(data.message)
      if (type === 'typing') set(true)
      // what was being written is there
      if (type === 'reply') set(false)
      if (type === 'read') $readSeq.set(Math.max($readSeq.get(), Number(data.seq) || 0))
    },
  }
}

/** Tells the other side that one is writing, not with every key. */
export function createTypist(send: () => void): () => void {
  let told = -typingEvery
  return () => {
    const now = performance.now()
    if (now - told < typingEvery) return
    told = now
    send()
  }
}
