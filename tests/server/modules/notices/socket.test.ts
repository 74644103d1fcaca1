import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { beforeAll, expect, it, vi } from 'vitest'
import { row } from '#src/server/db.ts'
import { dropEnded, dropSilent, type Listener } from '#src/server/modules/notices/listener.ts'
import { pushNotice } from '#src/server/web/notices.ts'
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
    for (let tries = 0; tries < 750 && frames.length < count; tries++) await wait(20)
    return frames
  }
  return { socket, frames, say: send, hears, close, closed: new Promise<number>((resolve) => socket.once('close', resolve)) }
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

it('lets nobody in whose screen is locked', async () => {
  const { token, headers } = await signedIn(server.app)
  await server.app.inject({ method: 'POST', url: '/adminapi/session/lock', headers })
  const locked = await connect()
  locked.say({ type: 'login', data: token })
  expect(await locked.hears(1)).toMatchObject([{ type: 'error', close: true }])
  expect(await locked.closed).toBe(1000)
})

/** Somebody with a password, as it takes one to unlock. */
async function person() {
  const { headers } = await signedIn(server.app)
  const account = `guard${randomBytes(4).toString('hex')}`
  const role = (await row<{ id: number }>(server.app.db, sql`insert into roles (name) values (${account}) returning id`))!.id
  const body = { account, pwd: 'right-one-1', conf_pwd: 'right-one-1', real_name: '值班', status: 1, roles: [role] }
  await server.app.inject({ method: 'POST', url: '/adminapi/setting/admin', headers, payload: body })
  const reply = await server.app.inject({ method: 'POST', url: '/adminapi/login', payload: { account, pwd: 'right-one-1' } })
  const { token } = reply.json<{ data: { token: string } }>().data
  const ask = async (path: string, payload: object = {}) =>
    (await server.app.inject({ method: 'POST', url: `/adminapi/session/${path}`, headers: { token }, payload })).json<{ status: number }>()
  return { token, ask }
}

it('tells a page nothing whose session was locked after it came, and to read anew when it is unlocked', async () => {
  const { token, ask } = await person()
  const [locked, other] = [await connect(), await connect()]
  locked.say({ type: 'login', data: token })
  await locked.hears(1)
  expect(await ask('lock')).toMatchObject({ status: 200 })
  other.say({ type: 'login', data: (await signedIn(server.app)).token })
  await other.hears(1)

  const push = (order_id: string) => pushNotice(server.app.db, { type: 'NEW_ORDER', data: { order_id } })
  await push('wx1')
  // the other one is told last
  expect((await other.hears(2))[1]).toMatchObject({ type: 'NEW_ORDER' })
  expect(await ask('unlock', { pwd: 'right-one-1' })).toMatchObject({ status: 200 })
  await push('wx2')
  await other.hears(3)
  expect(await locked.hears(3)).toEqual([
    { type: 'success' },
    { type: 'ADMIN_NEW_PUSH', data: {} },
    { type: 'NEW_ORDER', data: { order_id: 'wx2' } },
  ])
  // nobody has unlocked anything of theirs
  expect(other.frames.map(({ type }) => type)).toEqual(['success', 'NEW_ORDER', 'NEW_ORDER'])
  for (const { socket } of [locked, other]) socket.terminate()
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
  const unread: string[][] = [[], []]
  const listeners: Listener[] = []
  for (const [at, { id }] of [stays, leaves].entries()) {
    const session = await row<{ id: number }>(server.app.db, sql`select id from sessions where subject_id = ${id}`)
    const socket = { OPEN: 1, readyState: 1, send: (text: string) => unread[at]!.push(text), close: () => unread[at]!.push('closed') }
    listeners.push({ socket: socket as unknown as Listener['socket'], opened: 0, heard: 0, locale: 'en', sessionId: session!.id })
  }
  await closeSessions(server.app.db, 'admin', leaves.id)
  await dropEnded(server.app.db, listeners)
  expect(unread).toEqual([[], [expect.stringContaining('"close":true'), 'closed']])
})

it('sends away who is silent, and who does not say who they are', () => {
  const now = 100_000
  const unread: string[] = []
  const listener = (name: string, opened: number, heard: number, sessionId?: number): Listener => {
    const socket = { OPEN: 1, readyState: 1, bufferedAmount: 0, send: () => unread.push(name), close: () => unread.push(`${name} closed`) }
    return { socket: socket as unknown as Listener['socket'], opened, heard, locale: 'en', sessionId }
  }
  const listeners = [
    listener('fresh', now - 29_000, now - 1000),
    listener('stranger', now - 31_000, now - 1000),
    listener('clerk', now - 900_000, now - 1000, 7),
    listener('silent clerk', now - 900_000, now - 13_000, 7),
  ]
  dropSilent(listeners, now)
  expect(unread).toEqual(['stranger', 'stranger closed', 'silent clerk', 'silent clerk closed'])
})

it('looks up one wrong token for each socket, however many are sent', { timeout: 60_000 }, async () => {
  const lookups = vi.spyOn(server.app.db, 'execute')
  const strangers = await Promise.all(Array.from({ length: 20 }, connect))
  for (const { say } of strangers) for (let turn = 0; turn < 3000; turn++) say({ type: 'login', data: `guess ${turn}` })
  await Promise.all(strangers.map(({ closed }) => closed))
  // other work of the server reads and writes meanwhile
  const dialect = new PgDialect()
  const statements = lookups.mock.calls.map(([statement]) => dialect.sqlToQuery(statement as SQL).sql)
  const ofTokens = statements.filter((statement) => /where s\.token_hash/.test(statement))
  expect(ofTokens.length).toBeGreaterThan(0)
  expect(ofTokens.length).toBeLessThanOrEqual(strangers.length)
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
  const { clients } = server.app.websocketServer
  const others = new Set(clients)
  const deaf = await connect()
  const served = [...clients].find((client) => !others.has(client))!
  deaf.say({ type: 'login', data: token })
  await deaf.hears(1)
  deaf.socket.pause()
  const data = { order_id: 'x'.repeat(7000) }
  for (let turn = 0; turn < 400 && clients.has(served); turn++)
    await Promise.all(Array.from({ length: 10 }, () => pushNotice(server.app.db, { type: 'NEW_ORDER', data })))
  // the server may still be reading what it was told; whoever pings is not cut off for silence
  await expect.poll(() => (deaf.say({ type: 'ping' }), clients.has(served)), { timeout: 30_000, interval: 1000 }).toBe(false)
  deaf.socket.terminate()
})
