import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createClient, type ChatClient } from '#src/kefu/client/client.ts'
import { createOutbox } from '#src/kefu/client/outbox.ts'
import { createTalk } from '#src/kefu/client/talk.ts'
import { watchPage } from '#src/kefu/client/watch.ts'
import { FakeSocket } from '../../http/socket/fake-socket.ts'
import { barePage } from '../bare-page.ts'

const sockets: FakeSocket[] = []
let client: ChatClient
let stop: () => void

// the next attempt by itself is an hour away
function waitingClient(): ChatClient {
  const talk = createTalk('1', true, () => Promise.resolve([]))
  return createClient({
    address: 'ws://shop.test/msg',
    sequenced: true,
    isMine: () => false,
    outbox: createOutbox('test', 'page', undefined),
    hello: () => [],
    awaitsSuccess: () => true,
    greeting: () => [],
    talkOf: () => talk,
    talks: () => [talk],
    hasHistory: () => false,
    onFrame: () => {},
    connect() {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket
    },
    random: () => 1,
    times: { backoff: { first: 3_600_000, cap: 36_000_000 } },
  })
}

beforeEach(() => {
  barePage()
  client = waitingClient()
  stop = watchPage(client)
  client.start()
  sockets.at(-1)!.breakOff()
})
afterEach(() => {
  stop()
  client.stop()
  sockets.length = 0
  vi.unstubAllGlobals()
})

it.each([
  ['the network comes back', () => window.dispatchEvent(new Event('online'))],
  ['the tab is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the page comes out of the cache', () => window.dispatchEvent(new Event('pageshow'))],
])('a line that waits connects at once when %s', (_, comeBack) => {
  expect(client.$status.get().state).toBe('waiting')
  comeBack()
  expect(client.$status.get().state).toBe('connecting')
  sockets.at(-1)!.open()
  sockets.at(-1)!.say({ type: 'success' })
  expect(client.$status.get().state).toBe('online')
})

it('a line is lost at once when the network goes, and not taken for alive until something answers', () => {
  client.write({ clientId: 'c1', from: '3', to: '1', text: '在吗', at: 1 })
  sockets.at(-1)!.open()
  sockets.at(-1)!.say({ type: 'success' })
  expect(client.$status.get().state).toBe('online')
  window.dispatchEvent(new Event('offline'))
  expect(client.$status.get().state).toBe('waiting')
})

it('a line that waits connects at once when something is written', () => {
  client.write({ clientId: 'c1', from: '3', to: '1', text: '在吗', at: 1 })
  expect(client.$status.get().state).toBe('connecting')
})
