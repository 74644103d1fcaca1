import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import WebSocket from 'ws'
import { rows } from '#src/server/db.ts'
import { testApp } from '../database.ts'
import { listening } from '../modules/chat/socket-client.ts'

const held = testApp({ origins: ['https://shop.example', 'http://localhost:*'] })

const ask = (url: string, origin: string, method: 'GET' | 'POST' | 'OPTIONS' = 'GET') =>
  held.app.inject({
    method,
    url,
    headers: {
      origin,
      ...(method === 'OPTIONS' && { 'access-control-request-method': 'POST', 'access-control-request-private-network': 'true' }),
    },
  })
const granted = (reply: { headers: object }) => Object.keys(reply.headers).filter((name) => name.startsWith('access-control-'))

describe('a page of a listed origin', () => {
  it.each(['https://shop.example', 'http://localhost:8080'])('may call, with the headers of every kind of client (%s)', async (origin) => {
    const reply = await ask('/adminapi/login', origin, 'OPTIONS')
    expect([reply.statusCode, reply.body]).toEqual([200, 'ok'])
    expect(reply.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-private-network': 'true',
    })
    expect(reply.headers['access-control-allow-headers']).toMatch(/Authori-zation, Authorization, .*Cb-lang.*token/)
  })

  it('sees failures too', async () => {
    const reply = await ask('/adminapi/none', 'https://shop.example')
    expect(reply.headers['access-control-allow-origin']).toBe('https://shop.example')
  })
})

describe('a page of another origin', () => {
  const calls = [
    ['/adminapi/login', 'OPTIONS'],
    ['/adminapi/login', 'POST'],
    ['/adminapi/capabilities', 'GET'],
    ['/adminapi/login/info', 'GET'],
    ['/adminapi/none', 'GET'],
    ['/kefuapi/login', 'POST'],
    ['/api/admin/login', 'POST'],
    ['/api/navigation', 'OPTIONS'],
  ] as const

  it.each(calls)('hears nothing of %s %s', async (url, method) => {
    for (const origin of ['https://evil.example', 'https://shop.example.evil.example', 'http://localhost.evil.example', 'null']) {
      const reply = await ask(url, origin, method)
      expect(granted(reply), origin).toEqual([])
      expect(reply.headers['vary']).toBe('Origin')
    }
  })

  it.each(['/api/navigation', '/uploads/none.png', '/brand/wide.svg'])('may read what is public, as nobody: %s', async (url) => {
    const reply = await ask(url, 'https://evil.example')
    expect(reply.headers['access-control-allow-origin']).toBe('*')
    expect(granted(reply)).toEqual(['access-control-allow-origin'])
  })
})

describe('what a page writes', () => {
  beforeEach(() => held.app.db.execute(sql`delete from sign_in_failures`))
  const failures = () => rows(held.app.db, sql`select account from sign_in_failures`)
  /** A form as any page may send one, without asking first. */
  const post = (headers: Record<string, string>, remoteAddress = '127.0.0.1', method: 'POST' | 'PUT' | 'DELETE' = 'POST') =>
    held.app.inject({
      method,
      url: '/adminapi/login',
      headers: { host: 'own.test', 'content-type': 'application/x-www-form-urlencoded', 'cb-lang': 'en-US', ...headers },
      payload: 'account=boss&pwd=guessed-1',
      remoteAddress,
    })

  it.each([
    'https://evil.example',
    'https://own.test.evil.example',
    'https://evil.example/own.test',
    'http://own.test:8080',
    'null',
    'own.test',
  ])('is refused and has no effect where its origin is neither ours nor listed: %s', async (origin) => {
    const reply = await post({ origin })
    expect([reply.statusCode, granted(reply)]).toEqual([403, []])
    expect(reply.json()).toEqual({ status: 403, code: 'origin_refused', msg: `This server takes nothing from pages of ${origin}` })
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
    expect((await post({ origin }, '127.0.0.1', 'DELETE')).statusCode).toBe(403)
    expect(await failures()).toEqual([])
  })

  it.each([
    ['without an origin, as programs and callbacks send it', {}],
    ['of our own', { origin: 'http://own.test' }],
    ['of our own, where a proxy ends TLS and does not say so', { origin: 'https://own.test' }],
    [
      'of our own, behind a proxy with another name',
      { origin: 'https://shop.test', 'x-forwarded-host': 'shop.test', 'x-forwarded-proto': 'https' },
    ],
    ['of our own, as the browser says, whatever name a proxy gives us', { origin: 'https://shop.test', 'sec-fetch-site': 'same-origin' }],
    ['that is listed', { origin: 'https://shop.example' }],
  ])('is taken %s', async (_, headers) => {
    expect((await post(headers)).json()).toMatchObject({ code: '400140' })
    expect(await failures()).toEqual([{ account: 'boss' }])
  })

  it('is not ours by what somebody says who is no proxy of ours', async () => {
    const reply = await post({ origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }, '10.0.0.1')
    expect(reply.statusCode).toBe(403)
  })

  it('is ours under the name that the server is known by', async () => {
    vi.stubEnv('PUBLIC_URL', 'https://public.test/')
    expect((await post({ origin: 'https://public.test' })).json()).toMatchObject({ code: '400140' })
    expect((await post({ origin: 'https://own.test' })).json()).toMatchObject({ code: '400140' })
    vi.unstubAllEnvs()
  })
})

describe.each(['/msg', '/notice'])('the socket %s', (path) => {
  let address = ''
  beforeAll(async () => {
    if (!held.app.server.listening) await listening(held.app)
    address = `ws://127.0.0.1:${(held.app.server.address() as AddressInfo).port}${path}`
  })
  const outcome = (headers: Record<string, string>) =>
    new Promise<string>((done) => {
      const socket = new WebSocket(address, { headers })
      socket.on('open', () => (socket.terminate(), done('open')))
      socket.on('error', ({ message }) => done(message))
    })

  it('is closed to pages of other origins', async () => {
    for (const origin of ['https://evil.example', 'null']) expect(await outcome({ origin }), origin).toBe('Unexpected server response: 403')
  })

  it('is open to ours, to listed ones, and to programs', async () => {
    for (const headers of [{}, { origin: 'https://shop.example' }, { origin: 'https://own.test', host: 'own.test' }])
      expect(await outcome(headers as Record<string, string>), JSON.stringify(headers)).toBe('open')
  })
})
