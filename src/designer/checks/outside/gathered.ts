/** How many questions are asked at a time, and how many such calls run beside each other. */
interface Pace {
  readonly together: number
  readonly beside: number
  /** Questions beyond this stay unanswered: a page may be of any length. */
  readonly most: number
}

const delay = 60

/**
 * Answers of the world outside, each asked for once, when somebody first wants it, together with what others want.
 * What cannot be answered is undefined, as what is on its way.
 */
export class Gathered<T> {
  readonly #cache = new Map<string, T | undefined>()
  #wanted: string[] = []
  #running = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #waiting: (() => void)[] = []

  constructor(
    private readonly pace: Pace,
    private readonly ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>,
    /** Told the questions that have answers now. */
    private readonly tell: (keys: readonly string[]) => void,
  ) {}

  get(key: string): T | undefined {
    if (!this.#cache.has(key) && this.#cache.size < this.pace.most) {
      this.#cache.set(key, undefined)
      this.#wanted.push(key)
      this.#timer ??= setTimeout(() => this.#next(), delay)
    }
    return this.#cache.get(key)
  }

  /** Asks everything again; what was known holds until the answers come. */
  refresh(): void {
    this.#wanted = [...this.#cache.keys()]
    if (this.#wanted.length > 0) this.#timer ??= setTimeout(() => this.#next(), delay)
  }

  /** Resolves when nothing is on its way. */
  settled(): Promise<void> {
    if (this.#timer === undefined && this.#running === 0) return Promise.resolve()
    return new Promise((done) => this.#waiting.push(done))
  }

  #next(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    while (this.#running < this.pace.beside && this.#wanted.length > 0) void this.#run(this.#wanted.splice(0, this.pace.together))
    if (this.#running === 0) for (const done of this.#waiting.splice(0)) done()
  }

  async #run(keys: readonly string[]): Promise<void> {
    this.#running++
    const answers = await this.ask(keys).catch(() => new Map<string, T>())
    this.#running--
    for (const [key, answer] of answers) this.#cache.set(key, answer)
    if (answers.size > 0) this.tell([...answers.keys()])
    this.#next()
  }
}
