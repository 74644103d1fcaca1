import { RequestError } from '#src/http/failure.ts'
import type { Connection } from './connection.ts'

/** What was read of a server, as far as it came. */
export interface ReadState<T> {
  /** As it was answered last; it stays where a later answer fails to come. */
  readonly data: T | undefined
  /** There is data: undefined may be an answer. */
  readonly isThere: boolean
  /** Why the last answer did not come. */
  readonly error: Error | undefined
  /** Somebody asked for it anew and waits. */
  readonly isReloading: boolean
}

/** How something is read: every call goes over the connection that is given, so that a write ends what it changes. */
export type ReadRun<T> = (connection: Connection) => Promise<T>

interface Flight {
  control: AbortController
  areas: Set<string>
}

export interface ReadOptions {
  /** Milliseconds in which what was read is shown to who comes without being asked for again. */
  freshness?: number
  /** What a form begins with: it stays as it was read, whatever is written, until somebody reloads it. */
  isOnce?: boolean
  /** Asked for again only by who comes back to it. */
  isOwn?: boolean
}

const usualFreshness = 5_000
/** When what was not read was read. */
const never = -Infinity

export const nothingRead: ReadState<never> = { data: undefined, isThere: false, error: undefined, isReloading: false }

const isForbidden = (error: unknown) => error instanceof RequestError && error.kind === 'forbidden'

/** What a read needs to know of all of them. */
export interface ReadOwner {
  /** How many calls have changed something. */
  readonly writes: number
  /** Nobody looks at the page. */
  readonly isOutOfSight: boolean
  /** The connection over which something is read: its calls are aborted together, and their areas noted. */
  over(signal: AbortSignal, areas: Set<string>): Connection
}

/** One thing that is read: shared by everybody who names the same key. */
export class Read<T> {
  state: ReadState<T> = nothingRead
  readonly #reads: ReadOwner
  readonly #listeners = new Set<() => void>()
  #options: ReadOptions = {}
  #run: ReadRun<T>
  #areas: ReadonlySet<string> = new Set()
  #flight: Flight | undefined
  /** Writes that were done when it was asked for, and when that was. */
  #writes = 0
  #at = never

  constructor(reads: ReadOwner, run: ReadRun<T>) {
    this.#reads = reads
    this.#run = run
  }

  get isOwn(): boolean {
    return this.#options.isOwn === true
  }

  get isAsking(): boolean {
    return this.#flight !== undefined
  }

  get isHeard(): boolean {
    return this.#listeners.size > 0
  }

  /** Reads what is missing or may be old. */
  listen(listener: () => void, run: ReadRun<T>, options: ReadOptions): () => void {
    this.#run = run
    this.#options = options
    this.#listeners.add(listener)
    this.refresh()
    return () => void this.#listeners.delete(listener)
  }

  /** Asks again unless it is fresh or on its way. */
  refresh(): void {
    if (this.isHeard && !this.#flight && (!this.state.isThere || this.#isOld)) void this.#ask()
  }

  get #isOld(): boolean {
    const { freshness = usualFreshness, isOnce } = this.#options
    if (isOnce) return false
    return this.state.error !== undefined || performance.now() - this.#at >= freshness || this.#writes !== this.#reads.writes
  }

  /** Asks again; who looks at it sees that. */
  reload(): void {
    this.#set({ ...this.state, isReloading: true })
    if (!this.#flight) void this.#ask()
  }

  /** Something of these areas was written: what is on its way may not know of it. */
  end(areas: Iterable<string>): void {
    if (!this.#touches(areas) || !this.isHeard || this.#reads.isOutOfSight) return
    this.stop()
    void this.#ask()
  }

  /** Asks again for what belongs to one of the areas. */
  follow(areas: Iterable<string>): void {
    if (!this.#touches(areas)) return
    this.#at = never
    this.refresh()
  }

  get areas(): Iterable<string> {
    return [...this.#areas, ...(this.#flight?.areas ?? [])]
  }

  #touches(areas: Iterable<string>): boolean {
    return !this.#options.isOnce && [...areas].some((area) => this.#areas.has(area) || this.#flight?.areas.has(area))
  }

  /** Forgets what was read; whoever looks at it gets it afresh. */
  clear(): void {
    this.stop()
    this.#at = never
    this.#set(nothingRead)
    this.refresh()
  }

  stop(): void {
    this.#flight?.control.abort()
    this.#flight = undefined
  }

  async #ask(): Promise<void> {
    const flight: Flight = { control: new AbortController(), areas: new Set() }
    this.#flight = flight
    const [at, writes] = [performance.now(), this.#reads.writes]
    const state = await this.#answer(flight)
    // it was aborted, or asked for again
    if (this.#flight !== flight) return
    this.#flight = undefined
    this.#areas = flight.areas
    this.#at = at
    this.#writes = writes
    this.#set(state)
  }

  async #answer(flight: Flight): Promise<ReadState<T>> {
    try {
      const data = await this.#run(this.#reads.over(flight.control.signal, flight.areas))
      return { data, isThere: true, error: undefined, isReloading: false }
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown))
      // whoever reads shows it
      if (error instanceof RequestError) error.shown = true
      return { ...(isForbidden(error) ? nothingRead : this.state), error, isReloading: false }
    }
  }

  #set(state: ReadState<T>): void {
    this.state = state
    for (const listener of [...this.#listeners]) listener()
  }
}
