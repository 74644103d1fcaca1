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

/**
 * Who a session belongs to, as far as it tells. Two tokens from the host count as one person: hosts renew
 * tokens every hour, and nothing typed may be lost by that.
 */
export function ownerOf(session: Session | AgentSession | null): string | null {
  if (!session) return null
  const id = 'agent' in session ? session.agent?.uid : session.user?.id
  if (id !== undefined) return `person ${id}`
  return session.given ? 'host' : `token ${session.token}`
}
