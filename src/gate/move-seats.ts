import type { Connection } from '#src/stores/connection.ts'
import { moveConnection } from '#src/stores/move-connection.ts'
import { isLive, optionsOf, parts, seatAnew, type Seat } from './seats.ts'

const holders = (seats: ReadonlySet<Seat>, connection: Connection) =>
  [...seats].filter((seat) => isLive(seat) && seat.$connection.get() === connection)

// an element of ours inside another gets its token from there, out of sight later than that one
function independent(seats: ReadonlySet<Seat>, connection: Connection): Seat[] {
  const all = holders(seats, connection)
  const isInner = ({ host }: Seat) => {
    const root = host.element.getRootNode()
    return all.some((other) => other.host.root === root || other.host.root.contains(root instanceof ShadowRoot ? root.host : null))
  }
  return all.filter((seat) => !isInner(seat))
}

/** Takes elements whose tokens were replaced along: all of a connection in place, one of several to a connection of its own. */
export function moveSeats(seats: ReadonlySet<Seat>): void {
  for (const seat of [...seats].filter(isLive)) {
    if (seat.wanted === seat.taken) continue
    const connection = seat.$connection.get()
    const isWith = (other: Seat) => parts.every((part) => Object.is(other.wanted[part], seat.wanted[part]))
    const isMoved =
      independent(seats, connection).every(isWith) &&
      moveConnection(
        connection,
        optionsOf(seat.audience, seat.taken),
        optionsOf(seat.audience, seat.wanted),
        (other) => holders(seats, other).length > 0,
      )
    if (!isMoved) {
      seatAnew(seat)
      continue
    }
    for (const one of holders(seats, connection)) if (isWith(one)) one.taken = one.wanted
    if (seat.wanted.standalone === true) connection.storeIn('cookie')
  }
}
