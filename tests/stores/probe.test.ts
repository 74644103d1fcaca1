// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contractVersion } from '#src/api/capabilities.ts'
import { connectionFor } from '#src/stores/connection.ts'

type Reply = 'blocked' | object | number

let asked: string[]
let sent: (RequestCredentials | undefined)[]
let replies: Record<string, Reply[]>
let number = 0

const own = { status: 200, data: { kind: 'own', contract: contractVersion, features: { pageHash: true } } }
const shopInfo = { status: 200, data: { site_name: '店', login_captcha: 0 } }

beforeEach(() => {
  asked = []
  sent = []
  replies = {}
  // as a browser shows it: a reply without CORS headers is a broken network, an opaque one comes from whoever is there
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const path = new URL(address).pathname.replace('/adminapi', '')
    if (init.mode !== 'no-cors') sent.push(init.credentials)
    asked.push(init.mode === 'no-cors' ? `opaque ${path}` : path)
    if (init.mode === 'no-cors') return new Response()
    const queue = replies[path] ?? ['blocked']
    const reply = queue.length > 1 ? queue.shift()! : queue[0]!
    if (reply === 'blocked') throw new TypeError('Failed to fetch')
    return typeof reply === 'number' ? new Response('', { status: reply }) : Response.json(reply)
  })
})
afterEach(() => vi.unstubAllGlobals())

const reach = () => connectionFor({ baseUrl: `http://probed-${++number}.test` }).check()

test('a shop of another origin, whose answer to the capabilities cannot be read, is known by the call that every shop has', async () => {
  replies = { '/login/info': [shopInfo] }
  expect(await reach()).toMatchObject({ state: 'ready', capabilities: { kind: 'shop' } })
  expect(asked).toEqual(['/capabilities', '/login/info', '/capabilities'])
})

test('a server of ours that was out of reach for a moment is not taken for a plain shop', async () => {
  replies = { '/capabilities': ['blocked', own], '/login/info': [shopInfo] }
  expect(await reach()).toMatchObject({ state: 'ready', capabilities: { kind: 'own', features: { pageHash: true } } })
})

test('only a server that refuses that call, too, is said to refuse the site', async () => {
  expect(await reach()).toEqual({ state: 'cors' })
})

test.each([
  ['ours', { '/capabilities': ['blocked', own] }, 'own'],
  ['a plain shop', { '/login/info': ['blocked', 'blocked', shopInfo] }, 'shop'],
] as [string, Record<string, Reply[]>, string][])(
  '%s that starts again between two calls does not refuse the site',
  async (_, given, kind) => {
    replies = given
    expect(await reach()).toMatchObject({ state: 'ready', capabilities: { kind } })
  },
)

test('a shop that is broken behind it is not available', async () => {
  replies = { '/login/info': [500] }
  expect(await reach()).toEqual({ state: 'unavailable' })
})

test.each([
  [undefined, 'include'],
  ['same-origin', 'same-origin'],
  ['omit', 'omit'],
  ['nonsense', 'include'],
])('credentials=%s goes out as %s', async (credentials, wanted) => {
  replies = { '/capabilities': [own] }
  await connectionFor({ baseUrl: `http://probed-${++number}.test`, credentials }).check()
  expect(sent).toEqual([wanted])
})
