import type { DraftStore } from '#src/forms/draft-store.ts'
import { freshId } from '#src/lib/random-id.ts'

type Values = Readonly<Record<string, unknown>>

/** A keeper of one draft that overwrites nothing which another tab kept since this one last read or wrote. */
export interface CarefulKeeper {
  /** What lies there; from now on it may be overwritten. */
  read(): Promise<Values | null>
  /** Keeps it, null forgets what is kept. `others`: nothing was written, as a draft of another tab lies there. */
  write(values: Values | null, isLeaving: boolean): Promise<'kept' | 'others'>
  /** Whether a draft of another tab lies there. */
  look(): Promise<boolean>
  /** Whether one was found there and nobody has decided yet. */
  isBarred(): boolean
  /** The draft of another tab that was found may be overwritten. */
  allow(): void
}

// one tab reads and writes before the next one reads
const alone = <T>(name: string, step: () => Promise<T>): Promise<T> =>
  typeof navigator === 'object' && navigator.locks ? (navigator.locks.request(name, step) as Promise<T>) : step()

/**
 * Each draft carries a random `revision` among its values, by which a tab knows its own. A page that is left cannot read first: it
 * writes unless it knows of another's. `lock`: name of what tabs of one browser wait for.
 */
export function carefulKeeper(keeper: DraftStore, lock: string): CarefulKeeper {
  // also those whose answer never came
  const known = new Set<string>()
  let others: string | null = null
  let turn = 0
  const find = async () => {
    const found = await keeper.read()
    return found && { values: found.values, revision: String(found.values['revision'] ?? '') }
  }
  const look = async () => {
    const found = await find()
    others = found && !known.has(found.revision) ? found.revision : null
    return others !== null
  }
  const put = (values: Values | null, isLeaving: boolean) => {
    if (!values) return keeper.drop(undefined, isLeaving)
    const revision = freshId()
    known.add(revision)
    return keeper.save({ values: { ...values, revision }, base: {}, at: Date.now() }, isLeaving)
  }
  return {
    async read() {
      const found = await find()
      if (found) known.add(found.revision)
      others = null
      return found && found.values
    },
    async write(values, isLeaving) {
      const mine = ++turn
      if (isLeaving) {
        if (others === null) await put(values, true)
        return others === null ? 'kept' : 'others'
      }
      return alone(lock, async () => {
        // a later one goes in its place
        if (mine !== turn) return 'kept'
        if (await look()) return 'others'
        if (mine === turn) await put(values, false)
        return 'kept'
      })
    },
    look,
    isBarred: () => others !== null,
    allow() {
      if (others !== null) known.add(others)
      others = null
    },
  }
}
