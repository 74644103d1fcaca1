import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import type { Host, Props } from '#src/door/host.ts'
import { shared } from '#src/lib/shared.ts'
import { connectionFor, type Connection, type ConnectionOptions } from '#src/stores/connection.ts'

/** An element at its connection. `taken`: the attributes that led there; `wanted`: newer ones. */
export interface Seat {
  host: Host
  audience: ConnectionOptions['audience']
  $connection: WritableAtom<Connection>
  taken: Props
  wanted: Props
  leave: () => void
}

export const parts = ['baseUrl', 'factoryUrl', 'token', 'factoryToken', 'credentials', 'standalone'] as const
const seats = shared('seats', () => new Set<Seat>())

export const optionsOf = (audience: Seat['audience'], props: Props): ConnectionOptions => ({ ...props, audience })

function connect(audience: Seat['audience'], props: Props): Connection {
  const connection = connectionFor(optionsOf(audience, props))
  if (props.standalone === true) connection.storeIn('cookie')
  tellPieces(connection, props)
  return connection
}

function tellPieces(connection: Connection, { pieceSize }: Props): void {
  if (typeof pieceSize === 'number' && pieceSize > 0) connection.pieceSize = pieceSize
}

/** The connection of an element's attributes as they are now. */
export function seatAnew(seat: Seat): void {
  seat.taken = seat.wanted
  seat.$connection.set(connect(seat.audience, seat.wanted))
}

/** Gives an element its connection, which follows the attributes of this element alone. */
export function takeSeat(host: Host, audience: ConnectionOptions['audience']): ReadableAtom<Connection> {
  sweep()
  const props = host.$props.get()
  const connection = connect(audience, props)
  const seat: Seat = { host, audience, $connection: atom(connection), taken: props, wanted: props, leave: () => {} }
  let unwatch = watch(seat)
  const unfollow = seat.$connection.listen(() => {
    unwatch()
    unwatch = watch(seat)
  })
  // only a change of these attributes connects anew: an old token must not come back with a new locale
  const unlisten = host.$props.listen((next) => {
    tellPieces(seat.$connection.get(), next)
    if (parts.every((part) => Object.is(next[part], seat.wanted[part]))) return
    seat.wanted = next
    // those that get their tokens in the same moment go together; few do
    import('./move-seats.ts').then(
      ({ moveSeats }) => setTimeout(moveSeats, 0, seats),
      () => seatAnew(seat),
    )
  })
  seat.leave = () => [unwatch, unfollow, unlisten].forEach((stop) => stop())
  seats.add(seat)
  return seat.$connection
}

// a token that turned out to be somebody else's: the element begins anew with it
const watch = (seat: Seat) =>
  seat.$connection.get().$isOver.listen((isOver) => {
    if (isOver) seat.$connection.set(connect(seat.audience, seat.taken))
  })

export const isLive = ({ host }: Seat) => host.layer.isConnected

function sweep(): void {
  for (const seat of seats) {
    if (isLive(seat)) continue
    seat.leave()
    seats.delete(seat)
  }
}
