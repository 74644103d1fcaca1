import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownCarrier } from '#src/media/upload/own-carrier.ts'
import { createQueue } from '#src/media/upload/queue.ts'
import type { Connection } from '#src/stores/connection.ts'
import { begunFile } from '../../support/begun-file.ts'
import { NodeRequest } from '../../support/node-request.ts'
import { backendAt } from '../../support/upload-stand-in.ts'
import { startUs3 } from '../../support/us3-stand-in.ts'
import { until } from '../fake-server.ts'

let server: Awaited<ReturnType<typeof startUs3>>
beforeEach(async () => {
  vi.stubGlobal('XMLHttpRequest', NodeRequest)
  server = await startUs3()
})
afterEach(() => {
  vi.unstubAllGlobals()
  server.close()
})

test('a film goes straight into the bucket that our server is set up with, and nothing of it to the server', async () => {
  const uploads = { picture: 2_097_152, video: 2 ** 31, piece: 2_097_152, cloud: true }
  const connection = { ...backendAt(server.base), base: server.base, capabilities: { uploads } } as unknown as Connection
  const by = ownCarrier(connection)
  const queue = createQueue({ carrier: async () => by, recompress: async (file) => file })
  queue.add([begunFile('开箱.mp4', 'a film', 'video/mp4')], '9')
  const arrived = await until(() => queue.$uploads.get().find(({ state }) => state === 'done'))
  expect(server.asked).toEqual(['GET /file/upload_type', 'GET /product/product/get_temp_keys'])
  expect(server.films.map(({ method, body }) => [method, body.toString().slice(-6)])).toEqual([['PUT', 'a film']])
  expect(arrived.address).toBe(`https://films.cn-bj.ufileos.com${server.films[0]!.path}`)
  expect(server.films[0]!.path).toMatch(/^\/[0-9a-f]{32}\.mp4$/)
})
