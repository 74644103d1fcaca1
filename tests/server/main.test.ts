import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import WebSocket from 'ws'
import { buildApp } from '#src/server/app.ts'
import { appOptions, closeInOrder } from '#src/server/main.ts'
import { withDatabase } from './database.ts'

const database = withDatabase()

it('stops in order: a running request is finished, open sockets are told, hanging ones cut off', async () => {
  const files = mkdtempSync(`${tmpdir()}/crm-main-`)
  const app = await buildApp({ database: database.config, files })
  app.get('/slow', { config: { permission: 'open', sendsBytes: true } }, async () => {
    await wait(800)
    return 'finished'
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as { port: number }
  const slow = fetch(`http://127.0.0.1:${port}/slow`).then((reply) => reply.text())
  const socket = new WebSocket(`ws://127.0.0.1:${port}/notice`)
  await once(socket, 'open')
  const told = once(socket, 'close')
  const mute = connect(port, '127.0.0.1')
  mute.on('error', () => undefined)
  mute.write('GET /ws HTTP/1.1\r\nHost: x\r\n')
  // a socket that begins while the server goes: its upgrade is refused, and it stays without another word
  const late = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  late.on('error', () => undefined)
  late.write('GET /notice HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n')
  await wait(100)

  const started = Date.now()
  const closing = closeInOrder(app)
  await wait(100)
  late.write('Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n')
  await closing
  expect(await slow).toBe('finished')
  expect((await told)[0]).toBe(1001)
  // by itself a half-sent request would be waited for a minute
  expect(Date.now() - started).toBeLessThan(30_000)
  mute.destroy()
  late.destroy()
  rmSync(files, { recursive: true })
})

it.skipIf(process.platform === 'win32')('keeps the log for the owner alone, also one that was there before', () => {
  const folder = mkdtempSync(`${tmpdir()}/crm-main-`)
  const opened = { config: {}, files: folder, close: async () => undefined }
  const options = { folder, isProduction: false, pages: { root: folder, demo: true } }
  const modes = () => ['server.log', 'server.log.1'].map((name) => (statSync(`${folder}/${name}`).mode & 0o777).toString(8))
  for (const name of ['server.log', 'server.log.1']) writeFileSync(`${folder}/${name}`, '{}\n', { mode: 0o644 })
  appOptions(options, opened)
  expect(modes()).toEqual(['600', '600'])
  rmSync(`${folder}/server.log`)
  appOptions(options, opened)
  expect(modes()).toEqual(['600', '600'])
  rmSync(folder, { recursive: true })
})
