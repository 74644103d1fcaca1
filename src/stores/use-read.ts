import { useCallback, useRef, useState, useSyncExternalStore } from 'react'
import { RequestError, type FailureKind } from '#src/http/failure.ts'
import type { Endpoint, Input } from '#src/api/endpoint.ts'
import type { Connection } from './connection.ts'
import { nothingRead, type ReadOptions, type ReadRun } from './read.ts'
import { readKey, readsOf } from './reads.ts'

/** Why an answer did not come, in the server's words where it said any. */
export interface ReadFailure {
  readonly kind: FailureKind | undefined
  readonly code: string
  readonly message: string
}

interface Asking {
  /** Asks again; the same function at every render. */
  readonly reload: () => void
}

/** What became of a read. */
export type ReadResult<T> = Asking &
  (
    | {
        /** `before`: what was answered to the key before this one. */
        readonly state: 'waiting'
        readonly before: T | undefined
      }
    | {
        readonly state: 'there'
        readonly data: T
        readonly isReloading: boolean
        /** It may be old: a later answer did not come. */
        readonly failure: ReadFailure | undefined
      }
    | (ReadFailure & { readonly state: 'failed'; readonly before: T | undefined })
  )

let mounted = 0

const failureOf = (error: Error): ReadFailure => ({
  kind: error instanceof RequestError ? error.kind : undefined,
  code: error instanceof RequestError ? error.code : '',
  message: error.message,
})

/**
 * Reads something of a server, shared with everybody who names the same key over the same connection. `parts` say all that the answer
 * depends on; null reads nothing. It is shown at once where it is known, and asked for again when it may be old. `isOnce`: read by
 * this component alone, when it is mounted.
 */
export function useRead<T>(
  connection: Connection,
  parts: readonly unknown[] | null,
  run: ReadRun<T>,
  options: ReadOptions = {},
): ReadResult<T> {
  const { freshness, isOnce = false, isOwn = false } = options
  const [own] = useState(() => ++mounted)
  const key = parts && readKey(isOnce || isOwn ? ['own', own, ...parts] : parts)
  // the key says what is read; the function is another one at every render
  const latest = useRef(run)
  latest.current = run
  const reads = readsOf(connection)
  const listen = useCallback(
    (listener: () => void) =>
      key === null
        ? () => {}
        : reads.listen<T>(key, listener, (over) => latest.current(over), { isOnce, isOwn, ...(freshness !== undefined && { freshness }) }),
    [reads, key, freshness, isOnce, isOwn],
  )
  const stateNow = () => (key === null ? nothingRead : reads.stateOf<T>(key))
  const state = useSyncExternalStore(listen, stateNow, stateNow)
  const current = useRef(key)
  current.current = key
  const reload = useCallback(() => void (current.current !== null && reads.reload(current.current)), [reads])
  // what was given back while the page was out of sight stands here still
  const [last, setLast] = useState<{ key: string; data: T }>()
  if (key !== null && state.isThere && (last?.key !== key || last.data !== state.data)) setLast({ key, data: state.data as T })
  const isKnown = state.isThere || (!state.error && last !== undefined && last.key === key)
  const before = last?.data
  if (isKnown) {
    const data = (state.isThere ? state.data : before) as T
    return { state: 'there', data, isReloading: state.isReloading, failure: state.error && failureOf(state.error), reload }
  }
  return state.error ? { state: 'failed', ...failureOf(state.error), before, reload } : { state: 'waiting', before, reload }
}

/** What one call answers; null sends nothing. */
export function useCall<In extends Input, Out>(
  connection: Connection,
  call: Endpoint<In, Out>,
  input: In | null,
  options?: ReadOptions,
): ReadResult<Out> {
  const { method, side, path } = call
  return useRead(connection, input && [method, side, path, input], (over) => over.send(call, input!), options)
}

/**
 * Reads something for this component alone, afresh when it is mounted and whenever its page comes into sight again; writes end nothing of it.
 * `run` sends over a connection of its own: what it answers may keep that.
 */
export const useOwnRead = <T>(connection: Connection, parts: readonly unknown[], run: () => Promise<T>): ReadResult<T> =>
  useRead(connection, parts, run, { freshness: 0, isOwn: true })
