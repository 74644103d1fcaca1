import type { Reach } from '#src/stores/probe.ts'
import type { AgentSession, Session } from '#src/stores/session.ts'

/** What a gate shows: its content, or what stands in the way of it. */
export type GateView = 'checking' | 'content' | 'signIn' | 'waiting' | 'unreachable' | 'cors' | 'unavailable' | 'version'

interface Situation {
  reach: Reach
  isSignedIn: boolean
  /** A listener of crm-auth-required cancelled the event: the host signs in by itself. */
  isTakenOver: boolean
  /** A page of our own shows its form while the server is still being asked. */
  isOwnPage: boolean
}

export function viewOf({ reach, isSignedIn, isTakenOver, isOwnPage }: Situation): GateView {
  if (reach.state === 'checking' && isOwnPage && !isSignedIn) return 'signIn'
  if (reach.state !== 'ready') return reach.state
  if (isSignedIn) return 'content'
  return isTakenOver ? 'waiting' : 'signIn'
}

/** Who a session belongs to, as far as it tells: a host's token says it a little later. */
export function ownerOf(session: Session | AgentSession | null): string | null {
  if (!session) return null
  const id = 'agent' in session ? session.agent?.uid : session.user?.id
  return id === undefined ? '' : `person ${id}`
}

/** Somebody at the content of a gate; a new number mounts the content afresh. */
export interface Seat {
  readonly at: object
  readonly owner: string | null
  readonly token: string
  readonly number: number
}

/**
 * The seat of whoever is there now. The same person returns to what was typed, with whatever token; a newer token is proved by the
 * connection before it counts. Another person, or another connection, begins afresh.
 */
export function nextSeat(seat: Seat, at: object, owner: string | null, token: string): Seat {
  if (owner === null || (owner === seat.owner && token === seat.token && at === seat.at)) return seat
  const isNamed = seat.owner === '' && token === seat.token
  const isSame = at === seat.at && (isNamed || (owner !== '' && owner === seat.owner))
  return { at, owner, token, number: isSame ? seat.number : seat.number + 1 }
}
