import { actAsJob } from '../database/actor.ts'
import type { Listen } from '../database/listener.ts'

export interface DueWork {
  /** Milliseconds until there is something to do; undefined for nothing. */
  until(): Promise<number | undefined>
  /** Does what is due. Other processes may be doing the same. */
  run(): Promise<void>
  failed(error: unknown): void
  /** The channel that tells of a change of what is due; the audit log knows the work by it. */
  channel: string
  /** Milliseconds between two looks, at least; what is heard meanwhile waits for the next. None unless told. */
  rest?: number
}

/** Milliseconds: looks again this often whatever was heard, and so long after a failure. */
const longest = 60_000
const afterFailure = 5_000

/** Does work when it falls due, as long as this process lives; what fell due while none lived is done at the start. */
export class DueWorker {
  readonly #work: DueWork
  readonly #deafen: () => void
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined
  #isAgain = false
  #looked = -Infinity
  #isStopped = false

  constructor(work: DueWork, listenTo: Listen) {
    this.#work = work
    const look = () => this.look()
    this.#deafen = listenTo(work.channel, look, look)
    this.look()
  }

  /** Looks at once what is due, or as soon as it has rested. */
  look(): void {
    if (this.#isStopped) return
    this.#isAgain = true
    if (this.#running) return
    clearTimeout(this.#timer)
    const early = this.#looked + this.#rest - performance.now()
    if (early > 0) return this.#lookIn(early)
    this.#running = this.#turns().finally(() => (this.#running = undefined))
  }

  /** Ends it, after what runs. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#deafen()
    clearTimeout(this.#timer)
    await this.#running
  }

  get #rest(): number {
    return this.#work.rest ?? 0
  }

  #lookIn(wait: number): void {
    this.#timer = setTimeout(() => this.look(), wait)
    this.#timer.unref()
  }

  async #turns(): Promise<void> {
    while (this.#isAgain && !this.#isStopped) {
      this.#isAgain = false
      const wait = await this.#turn()
      this.#looked = performance.now()
      if (this.#isStopped || (this.#isAgain && this.#rest === 0)) continue
      return this.#lookIn(this.#isAgain ? this.#rest : wait)
    }
  }

  async #turn(): Promise<number> {
    try {
      await actAsJob(this.#work.channel, () => this.#work.run())
      const wait = await this.#work.until()
      return Math.min(wait ?? longest, longest)
    } catch (error) {
      if (!this.#isStopped) this.#work.failed(error)
      return afterFailure
    }
  }
}
