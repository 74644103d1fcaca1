import type { FastifyInstance, FastifyRequest } from 'fastify'
import { localeOf } from '../../locale.ts'
import { noticeChannel, type Notice } from '../../web/notices.ts'
import { findUser, tokenOf, unlockedChannel } from '../../sessions.ts'
import { openDoor, putFrame, type SocketLimits } from '../../access/socket-door.ts'
import { dismissEnded, dropEnded, dropSilent, tell, tellUnlocked, type Listener } from './listener.ts'

/** Milliseconds. */
const checkEvery = 3_000
/** A session that was ended elsewhere is noticed after so long. */
const askEvery = 30_000

/** A page signs in once and pings every ten seconds; one address may be a whole office, a page for each tab. */
const limits: SocketLimits = { perAddress: 200, inAll: 2_000, frameBytes: 4 * 1024, burst: 20, perSecond: 2 }

interface Frame {
  type?: unknown
  data?: unknown
}

function parsed(text: string): Frame {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

/**
 * Serves the socket `/notice`: sign in, ping, and hear what happens (shell contract). A wrong token ends the connection, as does one of a
 * locked session; one that is locked later hears nothing until it is unlocked.
 */
export function serveNoticeSocket(app: FastifyInstance): void {
  const listeners = new Set<Listener>()
  const door = openDoor(limits)
  // one after the other: what happened first is told first
  let queue = Promise.resolve()
  const failed = (error: unknown) => app.log.warn({ err: error }, 'a notice could not be told')
  const inTurn = (act: () => Promise<void> | void) => (queue = queue.then(act).catch(failed))
  app.listenTo(noticeChannel, (notice) => void inTurn(() => tell(app.db, listeners, notice as Notice)))
  app.listenTo(unlockedChannel, (session) => void inTurn(() => tellUnlocked(listeners, (session as { id: number }).id)))
  const sweep = setInterval(() => dropSilent(listeners), checkEvery)
  const ask = setInterval(() => void dropEnded(app.db, listeners).catch(() => undefined), askEvery)
  app.addHook('preClose', async () => {
    clearInterval(sweep)
    clearInterval(ask)
    for (const { socket } of listeners) socket.close(1001)
  })

  async function answer(listener: Listener, request: FastifyRequest, { type, data }: Frame): Promise<void> {
    listener.heard = Date.now()
    if (type === 'ping') putFrame(listener.socket, { type: 'ping', data: { now: Math.floor(Date.now() / 1000) } })
    if (type !== 'login') return
    const token = typeof data === 'string' && data ? data : tokenOf(request, 'admin')
    const user = token ? await findUser(app.db, token) : null
    listener.user = user === null || user.isLocked ? undefined : user
    listener.sessionId = listener.user?.sessionId
    if (listener.user) putFrame(listener.socket, { type: 'success' })
    else dismissEnded(listener)
  }

  app.get('/notice', { websocket: true, config: { permission: 'open' } }, (socket, request) => {
    const now = Date.now()
    const listener: Listener = { socket, locale: localeOf(request), opened: now, heard: now, sessionId: undefined }
    const isIn = door.admit(
      socket,
      request.ip,
      (text) => answer(listener, request, parsed(text)),
      () => socket.close(1013),
    )
    if (!isIn) return
    listeners.add(listener)
    socket.on('close', () => listeners.delete(listener))
  })
}
