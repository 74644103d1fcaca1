import { atom, type ReadableAtom } from 'nanostores'
import { newerOf, readUpTo, type Conversation } from '../../wire/conversation.ts'

type Which = (row: Conversation) => boolean

/** Conversations as this page knows them. */
export interface KnownRows {
  readonly $rows: ReadableAtom<readonly Conversation[]>
  /** Takes rows of the server. `isOld` are known ones of which nothing was told since the rows were requested. */
  merge(fresh: readonly Conversation[], isGone?: Which, isOld?: Which): void
  /** Changes a row, if there is one. */
  change(uid: string, part: Partial<Conversation>): void
  /** Everything up to this number is read. */
  read(uid: string, number: number): void
  find(uid: string): Conversation | undefined
  /** Somebody else has it: it is gone until something new is said in it. */
  leave(uid: string): void
  regain(uid: string): void
}

export function createKnownRows(): KnownRows {
  const $rows = atom<readonly Conversation[]>([])
  /** Those that were handed over, with the time of the last word. */
  const left = new Map<string, number>()
  const find = (uid: string) => $rows.get().find((row) => row.uid === uid)

  function merge(fresh: readonly Conversation[], isGone: Which = () => false, isOld: Which = () => false) {
    const byUid = new Map($rows.get().flatMap((row) => (isGone(row) ? [] : [[row.uid, row] as const])))
    for (const row of fresh) {
      const known = byUid.get(row.uid)
      byUid.set(row.uid, known && !isOld(known) ? newerOf(known, row) : row)
    }
    for (const [uid, at] of left) if ((byUid.get(uid)?.at ?? at) <= at) byUid.delete(uid)
    $rows.set([...byUid.values()])
  }

  const change = (uid: string, part: Partial<Conversation>) =>
    $rows.set($rows.get().map((row) => (row.uid === uid ? { ...row, ...part } : row)))

  return {
    $rows,
    merge,
    change,
    read(uid, number) {
      const row = find(uid)
      if (row) change(uid, readUpTo(row, number))
    },
    find,
    leave(uid) {
      left.set(uid, find(uid)?.at ?? 0)
      merge([])
    },
    regain: (uid) => void left.delete(uid),
  }
}
