import type { WebSocket } from '@fastify/websocket'
import type { Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import type { Notice } from '../../web/notices.ts'
import { livingSessions, type User } from '../../sessions.ts'
import { endSocket, putFrame } from '../../access/socket-door.ts'

/** Milliseconds of silence that end a connection (conventions 9). */
const silence = 12_000
/** Milliseconds that somebody may stay without saying who they are. */
const anonymous = 30_000

/** An administrator's page at the socket `/notice`. */
export interface Listener {
  socket: WebSocket
  /** Milliseconds: opened, and heard of last. */
  opened: number
  heard: number
  locale: Locale
  /** Undefined before the sign-in, as is who it is. */
  sessionId: number | undefined
  user?: Pick<User, 'id' | 'level' | 'permissions' | 'sessionId'> | undefined
}

/** Tells those who are signed in and have the key of the notice; a locked screen shows nothing, so it is told nothing. */
export async function tell(db: Db, listeners: Iterable<Listener>, { type, data, permission, account }: Notice): Promise<void> {
  const meant = [...listeners].filter(
    ({ user }) =>
      user &&
      (account === undefined || user.id === account) &&
      (permission === undefined || user.level === 0 || user.permissions.has(permission)),
  )
  const ids = new Set(meant.map(({ user }) => user!.sessionId))
  const open = await livingSessions(db, [...ids], 'unlocked')
  for (const { socket, user } of meant) if (open.has(user!.sessionId)) putFrame(socket, { type, data })
}

/** Lets the pages of a session that was unlocked read anew what waits (shell contract, `ADMIN_NEW_PUSH`): they were told nothing. */
export function tellUnlocked(listeners: Iterable<Listener>, sessionId: number): void {
  for (const listener of listeners) if (listener.sessionId === sessionId) putFrame(listener.socket, { type: 'ADMIN_NEW_PUSH', data: {} })
}

/** Sends somebody away whose session is none, or has ended. */
export const dismissEnded = (listener: Listener): void =>
  endSocket(listener.socket, { type: 'error', data: { msg: sentence('110003', listener.locale), code: 110003 } })

/** Ends the connections of sessions that have ended: by a sign-out, another password, a disabled account. */
export async function dropEnded(db: Db, listeners: Iterable<Listener>): Promise<void> {
  const known = [...listeners].filter((listener) => listener.sessionId !== undefined)
  const living = await livingSessions(
    db,
    known.map((listener) => listener.sessionId!),
  )
  for (const listener of known) if (!living.has(listener.sessionId!)) dismissEnded(listener)
}

/** Ends the connections of those who are silent, and of those who never signed in. */
export function dropSilent(listeners: Iterable<Listener>, now = Date.now()): void {
  for (const listener of listeners) {
    const isStranger = listener.sessionId === undefined && now - listener.opened > anonymous
    if (isStranger || now - listener.heard > silence) endSocket(listener.socket, { type: 'timeout' })
  }
}
