import { RequestError } from '../failure.ts'

const shortest = 500
const longest = 30_000

/** How to wait; tests wait shorter. */
export interface Pauses {
  /** Milliseconds of the first pause; each further one is twice as long, up to 30 s. */
  first?: number | undefined
}

/**
 * Waits before the next try: twice as long each time, and no longer than until the browser says that the line is back.
 * `round` counts from 0. @throws what the signal says when it is aborted
 */
export function pause(round: number, signal: AbortSignal | undefined, { first = shortest }: Pauses = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error)
    const most = Math.min(longest, first * 2 ** round)
    const end = (settle: () => void) => {
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', back)
      signal?.removeEventListener('abort', stop)
      settle()
    }
    const back = () => end(resolve)
    const stop = () => end(() => reject(signal?.reason as Error))
    // not all at once: a server that comes back is not to be run over
    const timer = setTimeout(back, most * (0.75 + Math.random() / 4))
    globalThis.addEventListener?.('online', back)
    signal?.addEventListener('abort', stop)
  })
}

/** True for failures after which the same bytes may simply be sent again: nobody refused them. */
export function isCut(error: unknown): boolean {
  return error instanceof RequestError && (error.isPassing || (error.kind === 'malformed' && error.status !== 200))
}
