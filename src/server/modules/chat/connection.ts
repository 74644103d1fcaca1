import { randomUUID } from 'node:crypto'
import type { WebSocket } from '@fastify/websocket'
import type { Locale } from '../../locale.ts'
import type { Person } from './people.ts'

/** A socket and who is behind it. */
export interface Connection {
  readonly id: string
  readonly socket: WebSocket
  readonly locale: Locale
  person: Person | undefined
  /** Session of an agent: when it ends, so does the connection. */
  sessionId: number | undefined
  /** Uid of the conversation that is looked at; 0 = none. */
  partner: number
  formType: number
  /** Milliseconds: last frame, last probe and last written sign of life. */
  heard: number
  probed: number
  seen: number
  /** Messages that may still be sent at once, and since when. */
  credit: number
  creditAt: number
  opened: number
}

const burst = 60
const perSecond = 20

export function connectionOf(socket: WebSocket, locale: Locale): Connection {
  const now = Date.now()
  return {
    id: randomUUID(),
    socket,
    locale,
    person: undefined,
    sessionId: undefined,
    partner: 0,
    formType: 0,
    heard: now,
    probed: 0,
    seen: 0,
    credit: burst,
    creditAt: now,
    opened: now,
  }
}

/** Puts a frame on a connection that is still open. */
export function put(connection: Connection, frame: object): void {
  if (connection.socket.readyState === connection.socket.OPEN) connection.socket.send(JSON.stringify(frame))
}

/** Sends a last frame and closes. */
export function dismiss(connection: Connection, frame: object): void {
  put(connection, { ...frame, close: true })
  connection.socket.close(1000)
}

/** Takes one message out of the allowance; false when it is used up. */
export function mayChat(connection: Connection): boolean {
  const now = Date.now()
  connection.credit = Math.min(burst, connection.credit + ((now - connection.creditAt) / 1000) * perSecond)
  connection.creditAt = now
  if (connection.credit < 1) return false
  connection.credit--
  return true
}
