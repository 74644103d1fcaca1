/** A repeatable random number generator (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export interface Dice {
  chance(share: number): boolean
  /** From `least` up to `most`. */
  between(least: number, most: number): number
  /** One of them; undefined of none. */
  pick<T>(from: readonly T[]): T | undefined
}

export function diceOf(seed: number): Dice {
  const random = seeded(seed)
  return {
    chance: (share) => random() < share,
    between: (least, most) => least + random() * (most - least),
    pick: (from) => from[Math.floor(random() * from.length)],
  }
}
