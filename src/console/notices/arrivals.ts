import { atom, type WritableAtom } from 'nanostores'
import type { Connection } from '#src/stores/connection.ts'

/** What comes in by itself and stands in a list that somebody may have open. */
export type Arriving = 'orders' | 'refunds'

/** How many came in since the console is open. */
export type Arrivals = Readonly<Record<Arriving, number>>

const counters = new WeakMap<Connection, WritableAtom<Arrivals>>()

/** The counts of a connection. */
export function arrivalsOf(connection: Connection): WritableAtom<Arrivals> {
  const known = counters.get(connection) ?? atom<Arrivals>({ orders: 0, refunds: 0 })
  counters.set(connection, known)
  return known
}

/** One more has come in. */
export function countArrival(connection: Connection, what: Arriving): void {
  const $arrivals = arrivalsOf(connection)
  $arrivals.set({ ...$arrivals.get(), [what]: $arrivals.get()[what] + 1 })
}
