import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import WebSocket from 'ws'

export interface Frame {
  type: string
  data?: Record<string, unknown>
  close?: boolean
}

/** A raw client of the socket, for what the protocol says. */
export interface Client {
  socket: WebSocket
  frames: Frame[]
  send(frame: object): void
  /**
   * The next frame of a type, with this in its data, that was not asked for yet; what is undefined must be absent. Say which message is
   * meant: another process may still be telling one of before.
   */
  next(type: string, data?: Record<string, unknown>): Promise<Frame>
  close(): Promise<void>
}

/** Milliseconds that a frame may take, beside other tests on a slow machine. */
const patience = 15_000

/** Whether a value has everything that is wanted of it, at every depth. */
function holds(value: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return value === wanted
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(wanted).every(([key, one]) => holds((value as Record<string, unknown>)[key], one))
  )
}

/** Makes an app listen and answers the address of its socket. */
export async function listening(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return `ws://127.0.0.1:${(app.server.address() as AddressInfo).port}/msg`
}

/** Connects; frames that come are kept until they are asked for. */
export async function connect(address: string): Promise<Client> {
  const socket = new WebSocket(address)
  const frames: Frame[] = []
  const unread: Frame[] = []
  const waiting: { fits: (frame: Frame) => boolean; resolve: (frame: Frame) => void }[] = []
  socket.on('message', (raw) => {
    const frame = JSON.parse(String(raw)) as Frame
    frames.push(frame)
    const at = waiting.findIndex(({ fits }) => fits(frame))
    if (at >= 0) waiting.splice(at, 1)[0]!.resolve(frame)
    else unread.push(frame)
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  return {
    socket,
    frames,
    send: (frame) => socket.send(JSON.stringify(frame)),
    next(type, data = {}) {
      const fits = (frame: Frame) => frame.type === type && holds(frame.data ?? {}, data)
      const at = unread.findIndex(fits)
      if (at >= 0) return Promise.resolve(unread.splice(at, 1)[0]!)
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`no ${type} among ${JSON.stringify(frames)}`)), patience)
        waiting.push({
          fits,
          resolve(frame) {
            clearTimeout(timer)
            resolve(frame)
          },
        })
      })
    },
    close: () =>
      new Promise((resolve) => {
        socket.once('close', () => resolve())
        socket.close()
      }),
  }
}
