import { createServer, type AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { buildApp } from '#src/server/app.ts'
import { S3Store } from '../../../support/s3-store.ts'
import { testApp } from '../../database.ts'

const server = testApp()

const secret = 'S3RVER'
/** A server over the same database whose files lie in a store at that port. */
async function withStoreAt(port: number) {
  const setUp = { BUCKET: 'shop', ACCESS_KEY: secret, SECRET_KEY: secret, PATH_STYLE: '1', ENDPOINT: `http://127.0.0.1:${port}` }
  for (const [name, value] of Object.entries(setUp)) vi.stubEnv(`CRM_S3_${name}`, value)
  const app = await buildApp({ database: server.database, files: server.files })
  vi.unstubAllEnvs()
  return app
}

afterEach(() => void vi.useRealTimers())

it('tells that the store of files is away, and that it is back, without a word about where it is', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const store = new S3Store()
  await store.start()
  const app = await withStoreAt(store.port)
  const later = async () => {
    vi.setSystemTime(Date.now() + 6_000)
    const reply = await app.inject('/health')
    return { code: reply.statusCode, text: reply.body }
  }
  const well = { code: 200, text: '{"status":"ok","database":"ok","storage":"ok"}' }
  expect(await later()).toEqual(well)
  await store.stop()
  // what was asked a moment ago is not asked again
  expect((await app.inject('/health')).json()).toMatchObject({ storage: 'ok' })
  expect(await later()).toEqual({ code: 200, text: '{"status":"degraded","database":"ok","storage":"away"}' })
  await store.start()
  expect(await later()).toEqual(well)
  await app.close()
  await store.end()
})

it('does not wait for a store that says nothing', async () => {
  const sockets = new Set<{ destroy: () => void }>()
  const silent = createServer((socket) => void sockets.add(socket.on('error', () => undefined)))
  await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready))
  const app = await withStoreAt((silent.address() as AddressInfo).port)
  expect((await app.inject('/health')).json()).toEqual({ status: 'degraded', database: 'ok', storage: 'away' })
  silent.close()
  for (const socket of sockets) socket.destroy()
  await app.close()
})
