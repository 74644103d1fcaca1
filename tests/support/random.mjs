/**
 * Numbers from 0 to below 1 that are the same for a seed (mulberry32). Tests and benches have no other generator; it needs nothing of
 * its module, so that it can also be given to a page as text.
 * @param {number} seed
 * @returns {() => number}
 */
export function seeded(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * @typedef {object} Random
 * @property {(share: number) => boolean} chance
 * @property {(least: number, most: number) => number} between From `least` up to `most`.
 * @property {<T>(from: readonly T[]) => T | undefined} pick One of them; undefined of none.
 */

/**
 * @param {number} seed
 * @returns {Random}
 */
export function randomOf(seed) {
  const next = seeded(seed)
  return {
    chance: (share) => next() < share,
    between: (least, most) => least + next() * (most - least),
    pick: (from) => from[Math.floor(next() * from.length)],
  }
}
