import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { shopCapabilities, type Features } from '#src/api/capabilities.ts'
import { RequestError, type FailureKind } from '#src/http/failure.ts'
import { IntentionKey } from '#src/lib/intention-key.ts'
import { sendKeyed } from '#src/stores/keyed.ts'

const server = (features: Partial<Features>, factory = 'http://own.test') => ({
  capabilities: { ...shopCapabilities, features: { ...shopCapabilities.features, ...features } },
  base: 'http://own.test',
  baseFor: (side: string) => (side === 'factory' ? factory : 'http://own.test'),
})
const own = server({ idempotency: true })
const fails = (kind: FailureKind, code = '') => Promise.reject(new RequestError({ kind, status: 0, code, message: kind }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Sends a write that is answered so, one after the other, and tells under which keys it went. */
async function write(answers: (() => Promise<string>)[], { at = own, key = new IntentionKey(), asked = {} as unknown } = {}) {
  const keys: (string | undefined)[] = []
  const sent = sendKeyed(at, { key, asked }, (options) => (keys.push(options.headers?.['Idempotency-Key']), answers.shift()!()))
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

it('tells a key only to a server that knows what it means, and sends nothing twice to another', async () => {
  for (const at of [server({}), server({ idempotency: true }, 'http://factory.test')])
    expect(await write([() => fails('network')], { at })).toEqual({ told: 'network', keys: [undefined] })
})
