import { useRef, useState } from 'react'
import type { Connection } from '#src/stores/connection.ts'
import { readsOf } from '#src/stores/reads.ts'

/** What became of one row of a queue; without an entry it waits still. */
export type Outcome = { isDone: true; message: string } | { isDone: false; message: string }

/** How far a queue is. */
export interface Queue {
  readonly outcomes: ReadonlyMap<string, Outcome>
  readonly isRunning: boolean
  /** Rows that are through, well or not. */
  readonly done: number
  readonly failed: number
}

const empty: ReadonlyMap<string, Outcome> = new Map()

/**
 * Sends one call after another, each a transaction of its own: what one row is refused for keeps no other back. What was refused can be
 * sent again, what went well is never sent twice.
 */
export function useQueue(connection: Connection) {
  const [outcomes, setOutcomes] = useState(empty)
  const [isRunning, setRunning] = useState(false)
  const isStopped = useRef(false)
  const now = useRef(empty)
  const note = (key: string, outcome: Outcome) => {
    now.current = new Map(now.current).set(key, outcome)
    setOutcomes(now.current)
  }
  /** Answers how many went well, those of earlier runs among them. */
  const run = async <Row>(rows: readonly Row[], keyOf: (row: Row) => string, send: (row: Row) => Promise<string>): Promise<number> => {
    isStopped.current = false
    setRunning(true)
    await readsOf(connection).during(async () => {
      for (const row of rows) {
        if (isStopped.current) break
        const key = keyOf(row)
        if (now.current.get(key)?.isDone) continue
        try {
          note(key, { isDone: true, message: await send(row) })
        } catch (failure) {
          note(key, { isDone: false, message: failure instanceof Error ? failure.message : '' })
        }
      }
    })
    setRunning(false)
    return [...now.current.values()].filter(({ isDone }) => isDone).length
  }
  const all = [...outcomes.values()]
  const queue: Queue = { outcomes, isRunning, done: all.length, failed: all.filter(({ isDone }) => !isDone).length }
  const clear = () => {
    now.current = empty
    setOutcomes(empty)
  }
  return { queue, run, stop: () => void (isStopped.current = true), clear }
}
