interface Waiting {
  cost: number
  go: () => void
}

/**
 * Lets only so much happen at once; who comes later waits, in order. Costs are in whatever unit `most` is, and one that
 * is above it runs alone.
 */
export class Turns {
  readonly #most: number
  #taken = 0
  readonly #waiting: Waiting[] = []

  constructor(most: number) {
    this.#most = most
  }

  async run<T>(cost: number, work: () => Promise<T>): Promise<T> {
    const share = Math.min(cost, this.#most)
    await this.#turn(share)
    try {
      return await work()
    } finally {
      this.#taken -= share
      this.#next()
    }
  }

  #turn(cost: number): Promise<void> {
    return new Promise((go) => {
      this.#waiting.push({ cost, go })
      this.#next()
    })
  }

  #next(): void {
    for (let first = this.#waiting[0]; first && this.#taken + first.cost <= this.#most; first = this.#waiting[0]) {
      this.#waiting.shift()
      this.#taken += first.cost
      first.go()
    }
  }
}
