/** Bounds of the wait before a new connection, in milliseconds. */
export interface Backoff {
  first: number
  cap: number
}

export const calm: Backoff = { first: 500, cap: 30_000 }

/** A server that restarts is back within seconds: the first attempts wait a quarter of the cap at most. */
const hopeful = 8

/** Full jitter: a random share of a doubling bound, so that clients do not come back together. */
export function pauseBefore(attempt: number, random: () => number, { first, cap }: Backoff = calm): number {
  const bound = Math.min(attempt < hopeful ? cap / 4 : cap, first * 2 ** Math.min(attempt, 16))
  return Math.round(bound * (0.1 + 0.9 * random()))
}
