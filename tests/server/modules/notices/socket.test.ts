import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it, vi } from 'vitest'
import { row } from '#src/server/db.ts'
import { dropEnded, dropSilent, type Listener } from '#src/server/modules/notices/listener.ts'
import { pushNotice } from '#src/server/notices.ts'
import { closeSessions } from '#src/server/sessions.ts'
import { signedIn, testApp } from '../../database.ts'
import { connect as connectTo, listening } from '../chat/socket-client.ts'

const server = testApp()

let address = ''
beforeAll(async () => {
  address = (await listening(server.app)).replace('/msg', '/notice')
})

async function connect() {
  const { socket, frames, send, close } = await connectTo(address)
  const hears = async (count: number) => {
    for (let tries = 0; tries < 100 && frames.length < count; tries++) await wait(20)
    return frames
  }
  return { socket, say: send, hears, close, closed: new Promise<number>((resolve) => socket.once('close', resolve)) }
}

it('tells signed-in administrators, and nobody else', async () => {
  const { token } = await signedIn(server.app)
  const [inside, outside] = [await connect(), await connect()]
  inside.say({ type: 'login', data: token })
  expect(await inside.hears(1)).toEqual([{ type: 'success' }])
  outside.say({ type: 'ping' })
  expect((await outside.hears(1))[0]).toMatchObject({ type: 'ping', data: { now: expect.any(Number) } })
  await wait(200)
  await pushNotice(server.app.db, { type: 'NEW_ORDER', data: { order_id: 'wx1' } })
  expect((await inside.hears(2))[1]).toEqual({ type: 'NEW_ORDER', data: { order_id: 'wx1' } })
  expect(await outside.hears(1)).toHaveLength(1)
  inside.socket.terminate()
  outside.socket.terminate()
})

it('sends a bad token away with the reason', async () => {
  const stranger = await connect()
  stranger.say({ type: 'login', data: 'guess' })
  expect(await stranger.hears(1)).toEqual([{ type: 'error', data: { msg: '登录已过期,请重新登录', code: 110003 }, close: true }])
})

it('ignores what is no frame', async () => {
  const client = await connect()
  client.socket.send('no json')
  client.socket.send('[1]')
  client.socket.send('null')
  client.say({ type: 'ping' })
  expect(await client.hears(1)).toHaveLength(1)
  client.socket.terminate()
})

it('drops who has signed out elsewhere', async () => {
  const [stays, leaves] = [await signedIn(server.app), await signedIn(server.app)]
  const told: string[][] = [[], []]
  const listeners: Listener[] = []
  for (const [at, { id }] of [stays, leaves].entries()) {
    const session = await row<{ id: number }>(server.app.db, sql`select id from sessions where subject_id = ${id}`)
    const socket = { OPEN: 1, readyState: 1, send: (text: string) => told[at]!.push(text), close: () => told[at]!.push('closed') }
    listeners.push({ socket: socket as unknown as Listener['socket'], opened: 0, heard: 0, locale: 'en', sessionId: session!.id })
  }
  await closeSessions(server.app.db, 'admin', leaves.id)
  await dropEnded(server.app.db, listeners)
  expect(told).toEqual([[], [expect.stringContaining('"close":true'), 'closed']])
})

it('sends away who is silent, and who does not say who they are', () => {
  const now = 100_000
  const told: string[] = []
  const listener = (name: string, opened: number, heard: number, sessionId?: number): Listener => {
    const socket = { OPEN: 1, readyState: 1, bufferedAmount: 0, send: () => told.push(name), close: () => told.push(`${name} closed`) }
    return { socket: socket as unknown as Listener['socket'], opened, heard, locale: 'en', sessionId }
  }
  const listeners = [
    listener('fresh', now - 29_000, now - 1000),
    listener('stranger', now - 31_000, now - 1000),
    listener('clerk', now - 900_000, now - 1000, 7),
    listener('silent clerk', now - 900_000, now - 13_000, 7),
  ]
  dropSilent(listeners, now)
  expect(told).toEqual(['stranger', 'stranger closed', 'silent clerk', 'silent clerk closed'])
})

it('looks up one wrong token for each socket, however many are sent', { timeout: 60_000 }, async () => {
  const lookups = vi.spyOn(server.app.db, 'execute')
  const strangers = await Promise.all(Array.from({ length: 20 }, connect))
  for (const { say } of strangers) for (let turn = 0; turn < 3000; turn++) say({ type: 'login', data: `guess ${turn}` })
  await Promise.all(strangers.map(({ closed }) => closed))
  expect(lookups.mock.calls.length).toBeLessThanOrEqual(strangers.length)
  lookups.mockRestore()
})

it('takes no frame of more than 4 kB, and not too many at once', async () => {
  const [long, many] = [await connect(), await connect()]
  long.say({ type: 'ping', data: 'x'.repeat(5000) })
  expect(await long.closed).toBe(1009)
  for (let turn = 0; turn < 100; turn++) many.say({ type: 'ping' })
  expect(await many.closed).toBe(1008)
})

it('cuts off who pings but does not read', { timeout: 60_000 }, async () => {
  const { token } = await signedIn(server.app)
  const deaf = await connect()
  deaf.say({ type: 'login', data: token })
  await deaf.hears(1)
  const clients = server.app.websocketServer.clients
  const before = clients.size
  deaf.socket.pause()
  const data = { order_id: 'x'.repeat(7000) }
  for (let turn = 0; turn < 400 && clients.size === before; turn++)
    await Promise.all(Array.from({ length: 10 }, () => pushNotice(server.app.db, { type: 'NEW_ORDER', data })))
  expect(clients.size).toBe(before - 1)
  deaf.socket.terminate()
})
