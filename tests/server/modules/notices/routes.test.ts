import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { row } from '#src/server/db.ts'
import { dropEnded, type Listener } from '#src/server/modules/notices/routes.ts'
import { pushNotice } from '#src/server/notices.ts'
import { closeSessions } from '#src/server/sessions.ts'
import { signedIn, testApp } from '../../database.ts'

const server = testApp()

async function connect() {
  const socket = await server.app.injectWS('/notice')
  const heard: { type: string; data?: unknown }[] = []
  socket.on('message', (raw) => heard.push(JSON.parse(String(raw))))
  const say = (frame: object) => socket.send(JSON.stringify(frame))
  const hears = async (count: number) => {
    for (let tries = 0; tries < 100 && heard.length < count; tries++) await wait(20)
    return heard
  }
  return { socket, say, hears }
}

it('tells signed-in administrators, and nobody else', async () => {
  const { token } = await signedIn(server.app)
  const [inside, outside] = [await connect(), await connect()]
  inside.say({ type: 'login', data: token })
  expect(await inside.hears(1)).toEqual([{ type: 'success' }])
  outside.say({ type: 'ping' })
  expect((await outside.hears(1))[0]).toMatchObject({ type: 'ping', data: { now: expect.any(Number) } })
  await wait(200)
  await pushNotice(server.app.db, 'NEW_ORDER', { order_id: 'wx1' })
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
    listeners.push({ socket: socket as unknown as Listener['socket'], heard: 0, locale: 'en', sessionId: session!.id })
  }
  await closeSessions(server.app.db, 'admin', leaves.id)
  await dropEnded(server.app.db, listeners)
  expect(told).toEqual([[], [expect.stringContaining('"close":true'), 'closed']])
})
