import type { WebSocket } from '@fastify/websocket'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Db } from '../../db.ts'
import { localeOf, type Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { noticeChannel } from '../../notices.ts'
import { findUser, livingSessions, tokenOf } from '../../sessions.ts'

/** Milliseconds (conventions 9). */
const silence = 12_000
const checkEvery = 3_000
/** A session that was ended elsewhere is noticed after so long. */
const askEvery = 30_000

interface Frame {
  type?: unknown
  data?: unknown
}

export interface Listener {
  socket: WebSocket
  heard: number
  locale: Locale
  /** Undefined before the sign-in. */
  sessionId: number | undefined
}

const put = ({ socket }: Listener, frame: object) => socket.readyState === socket.OPEN && socket.send(JSON.stringify(frame))

function parsed(text: string): Frame {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

/** The administrators' socket `/notice`: sign in, ping, and hear what happens (shell contract). */
export const notices: FastifyPluginAsync = async (app) => {
  const listeners = new Set<Listener>()
  app.listenTo(noticeChannel, (notice) => {
    for (const listener of listeners) if (listener.sessionId) put(listener, notice as object)
  })
  const sweep = setInterval(() => {
    for (const listener of listeners) if (Date.now() - listener.heard > silence) dismiss(listener, { type: 'timeout', close: true })
  }, checkEvery)
  const ask = setInterval(() => void dropEnded(app.db, listeners).catch(() => undefined), askEvery)
  app.addHook('preClose', async () => {
    clearInterval(sweep)
    clearInterval(ask)
    for (const { socket } of listeners) socket.close(1001)
  })

  async function answer(listener: Listener, request: FastifyRequest, frame: Frame): Promise<void> {
    if (frame.type === 'ping') put(listener, { type: 'ping', data: { now: Math.floor(Date.now() / 1000) } })
    if (frame.type !== 'login') return
    const token = typeof frame.data === 'string' && frame.data ? frame.data : tokenOf(request, 'admin')
    listener.sessionId = token ? (await findUser(app.db, token))?.sessionId : undefined
    if (listener.sessionId) put(listener, { type: 'success' })
    else dismiss(listener, ended(listener.locale))
  }

  app.get('/notice', { websocket: true, config: { permission: 'open' } }, (socket, request) => {
    const listener: Listener = { socket, locale: localeOf(request), heard: Date.now(), sessionId: undefined }
    listeners.add(listener)
    socket.on('message', (raw) => {
      listener.heard = Date.now()
      answer(listener, request, parsed(String(raw))).catch(() => socket.close(1013))
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => listeners.delete(listener))
  })
}

const ended = (locale: Locale) => ({ type: 'error', data: { msg: sentence('110003', locale), code: 110003 }, close: true })

/** Ends the connections of sessions that have ended: by a sign-out, another password, a disabled account. */
export async function dropEnded(db: Db, listeners: Iterable<Listener>): Promise<void> {
  const known = [...listeners].filter((listener) => listener.sessionId !== undefined)
  const living = await livingSessions(
    db,
    known.map((listener) => listener.sessionId!),
  )
  for (const listener of known) if (!living.has(listener.sessionId!)) dismiss(listener, ended(listener.locale))
}

function dismiss(listener: Listener, frame: object): void {
  put(listener, frame)
  listener.socket.close(1000)
}
