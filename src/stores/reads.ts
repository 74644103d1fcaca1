import type { Endpoint } from '#src/api/endpoint.ts'
import { jsonText } from '#src/lib/json-text.ts'
import { shared } from '#src/lib/shared.ts'
import { $locale } from '#src/text/locale.ts'
import type { Connection } from './connection.ts'
import { nothingRead, Read, type ReadOptions, type ReadOwner, type ReadRun, type ReadState } from './read.ts'
import { originalOf, withCalls } from './with-calls.ts'

/** Reads that nobody looks at and that are kept for who comes back. */
const mostKept = 200

/** What a call belongs to: writes end the reads of their area. `/user/label/12` is of `user`, `/v2/diy/…` of `diy`. */
const areaOf = ({ path }: Pick<Endpoint, 'path'>): string => path.split('/').find((part) => part !== '' && !/^v\d$/.test(part)) ?? ''

/** Everything that was read over a connection. */
export class Reads implements ReadOwner {
  writes = 0
  readonly #connection: Connection
  readonly #all = new Map<string, Read<unknown>>()
  /** How many works of many writes are under way, and the areas that they have written. */
  #works = 0
  readonly #waiting = new Set<string>()
  #person: { token: string | undefined; id: string | undefined }

  constructor(connection: Connection) {
    this.#connection = connection
    this.#person = this.#personNow()
    connection.onWritten = (call) => this.written(areaOf(call))
    connection.$session.listen(() => this.#meet())
    $locale.listen(() => this.#refreshAll(true))
    if (typeof document === 'object')
      document.addEventListener('visibilitychange', () => {
        if (!this.isOutOfSight) this.#refreshAll(false)
      })
  }

  get isOutOfSight(): boolean {
    return typeof document === 'object' && document.visibilityState === 'hidden'
  }

  /** What is known by a key. */
  stateOf<T>(key: string): ReadState<T> {
    return (this.#all.get(key)?.state ?? nothingRead) as ReadState<T>
  }

  /**
   * Reads what is missing or may be old, and tells what becomes of it. The last one who stops listening ends a call that is on its
   * way; what was read is kept.
   */
  listen<T>(key: string, listener: () => void, run: ReadRun<T>, options: ReadOptions = {}): () => void {
    const read = (this.#all.get(key) as Read<T> | undefined) ?? new Read<T>(this, run)
    this.#all.set(key, read as Read<unknown>)
    const leave = read.listen(listener, run, options)
    return () => {
      leave()
      // who is drawn anew listens again at once
      queueMicrotask(() => !read.isHeard && this.#rest(key, read as Read<unknown>))
    }
  }

  /** What is fresh by a key, else what is answered: for who needs it once. @throws what `run` throws */
  get<T>(key: string, run: ReadRun<T>, options?: ReadOptions): Promise<T> {
    return new Promise((resolve, reject) => {
      const settle = () => {
        const { isThere, data, error } = this.stateOf<T>(key)
        if (this.#all.get(key)?.isAsking || (!isThere && !error)) return
        leave()
        if (error) reject(error)
        else resolve(data as T)
      }
      const leave = this.listen(key, settle, run, options)
      settle()
    })
  }

  /** Asks again for what somebody looks at, and for what was read of the same areas. */
  reload(key: string): void {
    const read = this.#all.get(key)
    read?.reload()
    for (const other of this.#all.values()) if (other !== read) other.follow(read?.areas ?? [])
  }

  /** Forgets what nobody looks at. */
  forget(): void {
    for (const [key, read] of this.#all) if (!read.isHeard) this.#all.delete(key)
  }

  /** Something of an area was written: what is looked at is asked for again, everything else when it comes into sight. */
  written(area: string): void {
    this.writes++
    this.#waiting.add(area)
    if (this.#works === 0) this.#end()
  }

  /**
   * A work of many writes: what they change is asked for again once, when all of it is done. After each of two hundred the list behind
   * a dialog, its figures and its choices would be. @throws what `work` throws
   */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.#works++
    try {
      return await work()
    } finally {
      this.#works--
      if (this.#works === 0) this.#end()
    }
  }

  #end(): void {
    const areas = [...this.#waiting]
    this.#waiting.clear()
    if (areas.length > 0) for (const read of this.#all.values()) read.end(areas)
  }

  over(signal: AbortSignal, areas: Set<string>): Connection {
    return withCalls(this.#connection, (call, input, options) => {
      areas.add(areaOf(call))
      return this.#connection.answer(call, input, { signal, ...options, isRead: true })
    })
  }

  // kept for who comes back; what nobody has looked at for the longest time is given back
  #rest(key: string, read: Read<unknown>): void {
    read.stop()
    if (this.#all.get(key) !== read) return
    this.#all.delete(key)
    if (read.state.isThere) this.#all.set(key, read)
    const kept = [...this.#all].filter(([, one]) => !one.isHeard)
    for (const [oldest] of kept.slice(0, Math.max(0, kept.length - mostKept))) this.#all.delete(oldest)
  }

  #refreshAll(isOther: boolean): void {
    if (isOther) this.writes++
    for (const read of this.#all.values()) if (!read.isOwn) read.refresh()
  }

  #personNow() {
    const session = this.#connection.$session.get()
    return { token: session?.token, id: session?.user ? String(session.user.id) : undefined }
  }

  // what one person read is shown to no other; the same one goes on where they were
  #meet(): void {
    const [before, now] = [this.#person, this.#personNow()]
    if (now.token === before.token) {
      this.#person = { ...now, id: now.id ?? before.id }
      return
    }
    if (now.token === undefined) {
      this.#person = { ...before, token: undefined }
      return this.forget()
    }
    this.#person = now
    if (before.id !== undefined && before.id === now.id) return this.#refreshAll(true)
    this.forget()
    for (const read of this.#all.values()) read.clear()
  }
}

const all = shared('reads', () => new WeakMap<Connection, Reads>())

/** What was read over a connection; the same for all who ask. */
export function readsOf(given: Connection): Reads {
  const connection = originalOf(given)
  const reads = all.get(connection) ?? new Reads(connection)
  all.set(connection, reads)
  return reads
}

const names = new WeakMap<object, number>()
let named = 0

/** A name for what a read depends on and has none: a declaration. */
export function nameOf(declared: object): number {
  const name = names.get(declared) ?? ++named
  names.set(declared, name)
  return name
}

/** Name of what is read, of whatever says which it is. */
export const readKey = (parts: readonly unknown[]): string => jsonText(parts)
