import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'
import { seeded } from '../../support/random.mjs'
import { readMessages, type Message } from '#src/kefu/wire/message.ts'

export interface Stored extends Record<string, unknown> {
  id: number
  msn: string
  uid: number
  to_uid: number
  client_id?: string
  seq?: number
}

const visitor = 3
const agent = 1

/**
 * A chat server that breaks in seeded ways: it drops the socket before or after storing, swallows, delays
 * and doubles acknowledgements, loses what it should deliver. `sequenced` = ours, else a plain shop; `answersAll`: an acknowledgement is
 * lost with its socket alone.
 */
export async function faultServer(sequenced: boolean, seed: number, { answersAll = false } = {}) {
  const random = seeded(seed)
  const stored: Stored[] = []
  const frames: { type: string; data?: unknown }[] = []
  const people = new Map<WebSocket, number>()
  let hasFaults = true
  const chance = (share: number) => hasFaults && random() < share

  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await new Promise((ready) => server.once('listening', ready))

  const put = (socket: WebSocket, frame: object) => socket.readyState === 1 && socket.send(JSON.stringify(frame))
  const kill = (socket: WebSocket) => socket.terminate()

  function store(from: number, data: Record<string, unknown>): Stored {
    const known = sequenced ? stored.find((row) => row.uid === from && row.client_id === data.client_id) : undefined
    if (known) return known
    const row: Stored = {
      id: stored.length + 1,
      msn: String(data.msn),
      uid: from,
      to_uid: Number(data.to_uid),
      msn_type: 1,
      add_time: 1_795_000_000,
    }
    if (sequenced) Object.assign(row, { client_id: data.client_id, seq: stored.length + 1 })
    stored.push(row)
    return row
  }

  function deliver(row: Stored) {
    for (const [socket, uid] of people) {
      if (uid !== row.to_uid) continue
      if (chance(0.05)) kill(socket)
      else if (!(sequenced && chance(0.1))) put(socket, { type: 'reply', data: { ...row, recored: {} } })
      if (chance(0.1)) put(socket, { type: 'reply', data: { ...row, recored: {} } })
    }
  }

  function chat(socket: WebSocket, from: number, data: Record<string, unknown>) {
    if (chance(0.06)) return kill(socket)
    const before = stored.length
    const row = store(from, data)
    if (stored.length > before) deliver(row)
    if (chance(0.06)) return kill(socket)
    if (!answersAll && chance(0.04)) return
    const echo = () => put(socket, { type: 'chat', data: row })
    if (chance(0.2)) setTimeout(echo, random() * 15)
    else echo()
    if (sequenced && chance(0.1)) echo()
  }

  server.on('connection', (socket) => {
    if (chance(0.1)) return kill(socket)
    socket.on('message', (raw) => {
      const frame = JSON.parse(String(raw)) as { type: string; data: unknown }
      frames.push(frame)
      if (frame.type === 'login' || frame.type === 'kefu_login') {
        people.set(socket, frame.type === 'login' ? visitor : agent)
        return put(socket, { type: 'success' })
      }
      const from = people.get(socket)
      if (from === undefined) return
      if (frame.type === 'chat') chat(socket, from, frame.data as Record<string, unknown>)
      if (frame.type === 'ping')
        put(socket, { type: 'ping', data: { now: 0, ...(sequenced ? { uid: from === agent ? visitor : agent, seq: stored.length } : {}) } })
    })
    socket.on('close', () => people.delete(socket))
  })

  return {
    address: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/msg`,
    stored,
    /** What clients sent, all of it. */
    frames,
    /** From now on it works as it should. */
    heal: () => (hasFaults = false),
    dropAll: () => people.forEach((_, socket) => kill(socket)),
    async history(query: { upperId?: string; after?: number; limit: number }): Promise<Message[]> {
      await new Promise((answer) => setTimeout(answer, random() * 3))
      if (chance(0.1)) throw new Error('503')
      if (query.after !== undefined) return readMessages(stored.filter((row) => row.seq! > query.after!).slice(0, query.limit))
      const older = stored.filter((row) => query.upperId === '0' || row.id < Number(query.upperId))
      return readMessages(older.slice(-query.limit))
    },
    async stop() {
      server.clients.forEach(kill)
      await new Promise((done) => server.close(done))
    },
  }
}
