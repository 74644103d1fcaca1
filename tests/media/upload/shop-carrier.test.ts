import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Journey } from '#src/media/upload/carrier.ts'
import { createQueue } from '#src/media/upload/queue.ts'
import { shopCarrier } from '#src/media/upload/shop-carrier.ts'
import { NodeRequest } from '../../support/node-request.ts'
import { backendAt } from '../../support/upload-stand-in.ts'
import { until } from '../fake-server.ts'
import { begunFile } from '../../support/begun-file.ts'

let requests = 0
let base = ''
let close = () => {}
beforeEach(async () => {
  vi.stubGlobal('XMLHttpRequest', NodeRequest)
  requests = 0
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.end(JSON.stringify({ status: 200, data: { src: `/uploads/${++requests}.png` } })))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  close = () => (server.closeAllConnections(), server.close())
})
afterEach(() => {
  vi.unstubAllGlobals()
  close()
})

test('the same bytes of one drop go to a plain shop once; of another drop they go again', async () => {
  const by = shopCarrier(backendAt(base, 'shop'))
  const queue = createQueue({ carrier: async () => by, recompress: async (file) => file })
  const file = (name: string, text: string) => begunFile(name, text)
  queue.add([file('a.png', 'same'), file('b.png', 'else'), file('copy of a.png', 'same'), file('c.png', 'longer')], '9')
  const ended = (count: number) => until(() => queue.$uploads.get().filter(({ state }) => state === 'done').length === count, 10_000)
  await ended(4)
  expect(queue.$uploads.get().map(({ address, known }) => [address.replace(base, ''), known])).toEqual([
    ['/uploads/1.png', false],
    ['/uploads/2.png', false],
    ['/uploads/1.png', true],
    ['/uploads/3.png', false],
  ])
  queue.add([file('a.png', 'same'), file('b.png', 'else')], '9')
  await ended(2)
  expect(requests).toBe(5)
})

test('a plain shop, which looks at the name alone, is sent nothing that does not begin as a picture', async () => {
  const by = shopCarrier(backendAt(base, 'shop'))
  const journey = { signal: new AbortController().signal } as Journey
  const file = new File(['just a text'], 'a.jpg', { type: 'image/jpeg' })
  const sending = by.send({ file, categoryId: '9', replaces: '', sha256: '', twins: 0 }, journey)
  await expect(sending).rejects.toMatchObject({ kind: 'business', message: expect.stringMatching(/\S/) })
  expect(requests).toBe(0)
})
