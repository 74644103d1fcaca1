/** Counts what somebody did, so that nobody does it for long. */
export class Patience {
  readonly #most: number
  readonly #window: number
  readonly #tries = new Map<string, { count: number; until: number }>()

  /** @param most times that are borne within `window` milliseconds */
  constructor(most: number, window: number) {
    this.#most = most
    this.#window = window
  }

  /** Seconds until this address may try again; 0 when it may. */
  wait(address: string, now = Date.now()): number {
    const tried = this.#tries.get(address)
    if (!tried || tried.until <= now) return 0
    return tried.count >= this.#most ? Math.ceil((tried.until - now) / 1000) : 0
  }

  count(address: string, now = Date.now()): void {
    if (this.#tries.size > 10_000) for (const [key, { until }] of this.#tries) if (until <= now) this.#tries.delete(key)
    const tried = this.#tries.get(address)
    if (!tried || tried.until <= now) this.#tries.set(address, { count: 1, until: now + this.#window })
    else tried.count++
  }
}
