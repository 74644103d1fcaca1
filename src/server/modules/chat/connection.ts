import { randomUUID } from 'node:crypto'
import type { WebSocket } from '@fastify/websocket'
import type { Locale } from '../../locale.ts'
import { createCredit, endSocket, putFrame } from '../../access/socket-door.ts'
import type { Person } from './people.ts'

/** A socket and who is behind it. */
export interface Connection {
  readonly id: string
  readonly socket: WebSocket
  readonly locale: Locale
  /** Where this server was reached: addresses in frames are absolute. */
  readonly origin: string
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
  /** The same of their last sign of writing. */
  typed: number
  /** Takes one message out of the allowance; false when it is used up. */
  mayChat(): boolean
  opened: number
}

/** Messages of a connection: at once, and each second. */
const burst = 60
const perSecond = 20

export function connectionOf(socket: WebSocket, locale: Locale, origin: string): Connection {
  const now = Date.now()
  return {
    id: randomUUID(),
    socket,
    locale,
    origin,
    person: undefined,
    sessionId: undefined,
    partner: 0,
    formType: 0,
    heard: now,
    probed: 0,
    seen: 0,
    typed: 0,
    mayChat: createCredit(burst, perSecond),
    opened: now,
  }
}

/** Puts a frame on a connection that is still open. */
export const put = ({ socket }: Connection, frame: object): void => putFrame(socket, frame)

/** Sends a last frame and closes. */
export const dismiss = ({ socket }: Connection, frame: object): void => endSocket(socket, frame)
