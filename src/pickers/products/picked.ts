import type { Id } from '#src/api/endpoint.ts'

export const isSame = (one: Id, other: Id): boolean => String(one) === String(other)

export const has = (ids: readonly Id[], id: Id): boolean => ids.some((other) => isSame(other, id))

const withoutRepeats = (ids: readonly Id[]): Id[] => ids.filter((id, index) => ids.findIndex((other) => isSame(other, id)) === index)

export interface Picking {
  readonly ids: readonly Id[]
  /** Some could not be added because the list is full. */
  readonly isFull: boolean
}

/**
 * Those that were picked, after the boxes of one page changed: others stay where they are, new ones come last.
 * A list that already holds more than `max` stays and cannot grow (specification 4).
 */
export function pickOnPage(picked: readonly Id[], page: readonly Id[], ticked: readonly Id[], max: number): Picking {
  const remaining = picked.filter((id) => !has(page, id) || has(ticked, id))
  const added = withoutRepeats(ticked).filter((id) => !has(remaining, id))
  const room = Math.max(0, max - remaining.length)
  return { ids: [...remaining, ...added.slice(0, room)], isFull: added.length > room }
}

/** The list with one moved; places count from 0. */
export function movePicked(picked: readonly Id[], from: number, to: number): readonly Id[] {
  const id = picked[from]
  return id === undefined || to < 0 || to >= picked.length ? picked : picked.toSpliced(from, 1).toSpliced(to, 0, id)
}
