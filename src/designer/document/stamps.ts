/** Keys must have 16 digits: smaller ones would be reordered by JavaScript or turned into a list by PHP. */
const smallest = 1e15
const largest = Number.MAX_SAFE_INTEGER

/** A stored timestamp (integer or digit text) as a number; undefined when it is neither. */
export function stampOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? value : undefined
  if (typeof value === 'string' && /^\d{1,16}$/.test(value)) return Number(value)
  return undefined
}

export const isKeyStamp = (stamp: number | undefined): stamp is number => stamp !== undefined && stamp >= smallest && stamp <= largest

/**
 * Ascending unique 16-digit stamps for blocks in their order, keeping as many of the present ones as
 * possible: a block that moved gets another stamp, its neighbours keep theirs unless there is no room.
 * @param present stamps in the wanted order; undefined where there is none
 * @param start first stamp when nothing can be kept
 */
export function ascending(present: readonly (number | undefined)[], start: number): number[] {
  const kept = keptIndexes(present)
  const stamps = new Array<number>(present.length)
  let next = 0
  for (const index of kept) {
    const stamp = present[index]!
    // before the first kept one they count down to it, between two they follow the left one
    const before = next === 0 ? stamp - index : stamps[next - 1]! + 1
    for (let i = next; i < index; i++) stamps[i] = before + (i - next)
    stamps[index] = stamp
    next = index + 1
  }
  for (let i = next; i < present.length; i++) stamps[i] = i === 0 ? start : stamps[i - 1]! + 1
  return stamps
}

/**
 * The largest set of places whose stamps ascend with room for everything between them: the longest
 * non-descending run of `stamp - place`.
 */
function keptIndexes(present: readonly (number | undefined)[]): number[] {
  const tails: number[] = []
  const previous = new Int32Array(present.length).fill(-1)
  const room = (index: number) => present[index]! - index
  for (let index = 0; index < present.length; index++) {
    const stamp = present[index]
    if (!isKeyStamp(stamp) || stamp - index < smallest || stamp + present.length - index > largest) continue
    let low = 0
    let high = tails.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (room(tails[middle]!) <= room(index)) low = middle + 1
      else high = middle
    }
    previous[index] = low > 0 ? tails[low - 1]! : -1
    tails[low] = index
  }
  const kept: number[] = []
  for (let index = tails.at(-1) ?? -1; index >= 0; index = previous[index]!) kept.push(index)
  return kept.reverse()
}
