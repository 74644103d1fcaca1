import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { shopCapabilities, type Features } from '#src/api/capabilities.ts'
import { endpoint } from '#src/api/endpoint.ts'
import { RequestError, type FailureKind } from '#src/http/failure.ts'
import { IntentionKey } from '#src/lib/intention-key.ts'
import { connectionFor } from '#src/stores/connection.ts'
import { keyedConnection, sendKeyed } from '#src/stores/keyed.ts'

/** A failure; of a write whose key its server has read, unless told. */
const fails = (kind: FailureKind, code = '', isKeyed = true) => {
  const failure = new RequestError({ kind, status: 0, code, message: kind })
  return Promise.reject(Object.assign(failure, { isKeyed }))
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Sends a write that is answered so, one after the other, and tells under which keys it went. */
async function write(answers: (() => Promise<string>)[], { key = new IntentionKey(), asked = {} as unknown } = {}) {
  const keys: (string | undefined)[] = []
  const sent = sendKeyed({ key, request: asked }, (options) => (keys.push(options.key), answers.shift()!()))
  const told = sent.catch((error: Error) => error.message)
  await vi.runAllTimersAsync()
  return { keys, told: await told }
}

it('comes again under its key on a broken connection, and while the first or the server is not done', async () => {
  const { keys, told } = await write([() => fails('unavailable'), () => fails('conflict', 'idempotency_running'), async () => 'done'])
  expect(told).toBe('done')
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/^[\w-]{16,}$/)
  expect((await write([() => fails('network'), async () => 'done'])).told).toBe('done')
  expect((await write([() => fails('network'), () => fails('network')])).keys).toHaveLength(2)
})

it('is not repeated after an answer, nor where it may already have been carried out for long', async () => {
  for (const kind of ['business', 'conflict', 'session', 'timeout'] as const)
    expect(await write([() => fails(kind)])).toMatchObject({ told: kind, keys: [expect.any(String)] })
})

it('has the same key until it was carried out, and another one for something else and for later', async () => {
  const key = new IntentionKey()
  const used = async (asked: unknown, answer: () => Promise<string>) => (await write([answer], { key, asked })).keys[0]
  const first = await used('a', () => fails('timeout'))
  expect(await used('a', () => fails('business'))).toBe(first)
  const other = await used('b', () => fails('timeout'))
  expect(other).not.toBe(first)
  expect(await used('b', async () => 'done')).toBe(other)
  expect(await used('b', async () => 'done')).not.toBe(other)
})

it('sends nothing twice to a server that reads no keys', async () => {
  expect(await write([() => fails('network', '', false)])).toMatchObject({ told: 'network', keys: [expect.any(String)] })
})

describe('what goes out', () => {
  const sent: { url: string; key: string | null }[] = []
  let answers: (() => Response)[]
  const fine = () => Response.json({ status: 200, msg: 'ok', data: null })
  beforeEach(() => {
    vi.useRealTimers()
    sent.length = 0
    answers = []
    vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
      sent.push({ url, key: new Headers(init.headers).get('Idempotency-Key') })
      return (answers.shift() ?? fine)()
    })
  })
  afterEach(() => vi.unstubAllGlobals())
  const connection = (features: Partial<Features>, factoryUrl?: string) => {
    const made = connectionFor({ baseUrl: `http://${crypto.randomUUID()}.test`, factoryUrl })
    const capabilities = { ...shopCapabilities, features: { ...shopCapabilities.features, ...features } }
    made.$reach.set({ state: 'ready', capabilities })
    vi.spyOn(made, 'check').mockResolvedValue(made.$reach.get())
    return made
  }
  const save = endpoint<{ body: object }, unknown>('POST', '/save')
  const make = endpoint<{ body: object }, unknown>('POST', '/make', { side: 'factory', encoding: 'json' })
  const read = endpoint<Record<never, never>, unknown>('GET', '/read')
  const bytes = endpoint<{ body: FormData }, unknown>('POST', '/send', { encoding: 'multipart' })
  const keysOf = () => sent.map(({ key }) => key)

  it('has a key of its own for every write, the same for one that failed and comes again', async () => {
    const keyed = keyedConnection(connection({ idempotency: true }))
    answers.push(() => Response.json({ status: 400, msg: '不行' }))
    await expect(keyed.send(save, { body: { a: 1 } })).rejects.toThrow('不行')
    await keyed.send(save, { body: { b: 1 } })
    await keyed.send(save, { body: { a: 1 } })
    await keyed.answer(save, { body: { a: 1 } })
    const [first, other, again, later] = keysOf()
    expect(first).toMatch(/^[\w-]{16,}$/)
    expect(again).toBe(first)
    expect(new Set([first, other, later]).size).toBe(3)
    expect(keyed.kind).toBe('shop')
  })

  it('has none for reads and bytes, at a plain shop, and at a manufacturing side of its own', async () => {
    const own = keyedConnection(connection({ idempotency: true }))
    await own.send(read, {})
    await own.send(bytes, { body: new FormData() })
    await keyedConnection(connection({})).send(save, { body: {} })
    const apart = keyedConnection(connection({ idempotency: true }, 'http://factory.test'))
    await apart.send(make, { body: {} })
    expect(keysOf()).toEqual([null, null, null, null])
    await apart.send(save, { body: {} })
    await own.send(make, { body: {} })
    expect(keysOf().slice(4)).toEqual([expect.any(String), expect.any(String)])
  })
})
