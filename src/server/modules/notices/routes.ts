import type { WebSocket } from '@fastify/websocket'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { localeOf } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { noticeChannel } from '../../notices.ts'
import { findUser, tokenOf } from '../../sessions.ts'

/** Milliseconds (conventions 9). */
const silence = 12_000
const checkEvery = 3_000

interface Frame {
  type?: unknown
  data?: unknown
}

interface Listener {
  socket: WebSocket
  heard: number
  isSignedIn: boolean
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
    for (const listener of listeners) if (listener.isSignedIn) put(listener, notice as object)
  })
  const sweep = setInterval(() => {
    for (const listener of listeners) if (Date.now() - listener.heard > silence) dismiss(listener, { type: 'timeout', close: true })
  }, checkEvery)
  app.addHook('preClose', async () => {
    clearInterval(sweep)
    for (const { socket } of listeners) socket.close(1001)
  })

  async function answer(listener: Listener, request: FastifyRequest, frame: Frame): Promise<void> {
    if (frame.type === 'ping') put(listener, { type: 'ping', data: { now: Math.floor(Date.now() / 1000) } })
    if (frame.type !== 'login') return
    const token = typeof frame.data === 'string' && frame.data ? frame.data : tokenOf(request, 'admin')
    listener.isSignedIn = Boolean(token && (await findUser(app.db, token)))
    if (listener.isSignedIn) put(listener, { type: 'success' })
    else dismiss(listener, { type: 'error', data: { msg: sentence('110003', localeOf(request)), code: 110003 }, close: true })
  }

  app.get('/notice', { websocket: true, config: { permission: 'open' } }, (socket, request) => {
    const listener = { socket, heard: Date.now(), isSignedIn: false }
    listeners.add(listener)
    socket.on('message', (raw) => {
      listener.heard = Date.now()
      answer(listener, request, parsed(String(raw))).catch(() => socket.close(1013))
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => listeners.delete(listener))
  })
}

function dismiss(listener: Listener, frame: object): void {
  put(listener, frame)
  listener.socket.close(1000)
}
