import { expect, test } from 'vitest'
import { ownCarrier } from '#src/media/upload/own-carrier.ts'
import { createQueue } from '#src/media/upload/queue.ts'
import type { Connection } from '#src/stores/connection.ts'
import { begunFile } from '../../support/begun-file.ts'
import { backendAt } from '../../support/upload-stand-in.ts'
import { stageUs3 } from '../../support/us3-stage.ts'
import { until } from '../fake-server.ts'

const us3 = stageUs3()

test('a film goes straight into the bucket that our server is set up with, and nothing of it to the server', async () => {
  const uploads = { picture: 2_097_152, video: 2 ** 31, piece: 2_097_152, cloud: true }
  const connection = { ...backendAt(us3.server.base), base: us3.server.base, capabilities: { uploads } } as unknown as Connection
  const by = ownCarrier(connection)
  const queue = createQueue({ carrier: async () => by, recompress: async (file) => file })
  queue.add([begunFile('开箱.mp4', 'a film', 'video/mp4')], '9')
  const arrived = await until(() => queue.$uploads.get().find(({ state }) => state === 'done'))
  expect(us3.server.asked).toEqual(['GET /file/upload_type', 'GET /product/product/get_temp_keys'])
  expect(us3.server.films.map(({ method, body }) => [method, body.toString().slice(-6)])).toEqual([['PUT', 'a film']])
  expect(arrived.address).toBe(`https://films.cn-bj.ufileos.com${us3.server.films[0]!.path}`)
  expect(us3.server.films[0]!.path).toMatch(/^\/[0-9a-f]{32}\.mp4$/)
})
