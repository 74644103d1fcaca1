import { atom, type ReadableAtom } from 'nanostores'
import { byItself, type VisitorContext } from '#src/api/chat.ts'
import type { ChatHours } from '#src/api/chat-settings.ts'
import type { Frame } from '#src/http/socket/frame.ts'
import { lifeOf } from '../client/life.ts'
import type { Talk } from '../client/talk.ts'

/** What our server tells who opens the chat; of a plain shop there is nothing. */
export interface Opening {
  /** How many wait before this visitor; undefined where they do not wait. */
  before: number | undefined
  /** When agents are there; none where they always are. */
  hours: readonly ChatHours[]
  isClosed: boolean
  /** What staff say of it. */
  away: string
  questions: readonly string[]
  /** Whether this server takes ratings, and asks for one. */
  takesRatings: boolean
  asksRating: boolean
}

export const nothingTold: Opening = {
  ...{ before: undefined, hours: [], isClosed: false, away: '', questions: [] },
  ...{ takesRatings: false, asksRating: false },
}

/** Reads what came with the visitor's agent. */
export function readOpening({ queue, online, hours, is_open, away, questions, rating }: VisitorContext): Opening {
  const place = queue === undefined ? NaN : Number(queue)
  return {
    before: Number.isFinite(place) && online !== 0 ? Math.max(place - 1, 0) : undefined,
    hours: Array.isArray(hours) ? hours : [],
    isClosed: is_open === 0,
    away: typeof away === 'string' ? away : '',
    questions: Array.isArray(questions) ? questions : [],
    takesRatings: rating !== undefined,
    asksRating: rating?.asked === 1,
  }
}

const isByItself = ({ data }: Frame) => String(data['client_id'] ?? '').startsWith(byItself)

/** What our server tells beside the shop's contract. */
export interface Told {
  readonly $opening: ReadableAtom<Opening>
  /** Grows each time that the agent calls the conversation done: the visitor is asked for a rating. */
  readonly $asksRating: ReadableAtom<number>
  /** Takes what came with the agent; gives back who that is. */
  take<Who>(came: { identity: Who; opening: Opening }): Who
  hear(frame: Frame, talk: Talk): void
  /** It was told a while ago. Only our server is asked again: a plain shop, which tells nothing, might name another agent. */
  isOld(): boolean
}

/** Milliseconds after which what was told is old for who comes back to the page. */
const toldFor = 5 * 60_000

export function createTold(): Told {
  const $opening = atom(nothingTold)
  const $asksRating = atom(0)
  let toldAt = Date.now()
  return {
    $opening,
    $asksRating,
    take({ identity, opening }) {
      $opening.set(opening)
      toldAt = Date.now()
      return identity
    },
    isOld: () => Date.now() - toldAt > toldFor,
    hear(frame, talk) {
      lifeOf(talk).receive(frame)
      // whom somebody answers does not wait any more
      if (frame.type === 'reply' && !isByItself(frame)) $opening.set({ ...$opening.get(), before: undefined })
      if (frame.type === 'done') $asksRating.set($asksRating.get() + 1)
    },
  }
}
