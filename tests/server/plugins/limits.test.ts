import { tmpdir } from 'node:os'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import WebSocket from 'ws'
import { endpoint } from '#src/api/endpoint.ts'
import { buildApp } from '#src/server/app.ts'
import { anything } from '#src/server/replies.ts'
import { serve } from '#src/server/serve.ts'
import { withDatabase } from '../database.ts'

const database = withDatabase()
let app: FastifyInstance
afterEach(() => app.close())

const opened = async (requestsPerMinute: number) =>
  (app = await buildApp({ database: database.config, files: tmpdir(), requestsPerMinute }))

const ask = (url: string, remoteAddress = '10.0.0.1') => app.inject({ url, remoteAddress, headers: { 'cb-lang': 'en-US' } })
const statusOf = async (url: string, remoteAddress?: string) => (await ask(url, remoteAddress)).statusCode

it('slows down whoever asks too often, with a sentence', async () => {
  await opened(2)
  await ask('/adminapi/capabilities')
  await ask('/adminapi/capabilities')
  const third = await ask('/adminapi/capabilities')
  expect(third.statusCode).toBe(429)
  expect(third.json()).toMatchObject({
    status: 429,
    code: '429',
    msg: expect.stringMatching(/^Too many requests, try again in \d+ seconds$/),
  })
  expect(await statusOf('/adminapi/capabilities', '10.0.0.2')).toBe(200)
  expect(await statusOf('/health')).toBe(200)
})

it.each(['/%61dminapi/capabilities', '/adminapi/%63apabilities', '/kefuap%69/config', '/nothing/there', '/adminapi/nothing'])(
  'counts %s like everything else, however its address is written',
  async (url) => {
    await opened(2)
    await ask(url)
    await ask(url)
    expect(await statusOf(url)).toBe(429)
    expect(await statusOf('/adminapi/capabilities')).toBe(429)
  },
)

it('counts a network of IPv6 as one address', async () => {
  await opened(1)
  expect(await statusOf('/adminapi/capabilities', '2001:db8:0:7::1')).toBe(200)
  expect(await statusOf('/adminapi/capabilities', '2001:db8:0:7:ffff::2')).toBe(429)
  expect(await statusOf('/adminapi/capabilities', '2001:db8:0:8::1')).toBe(200)
})

it.each(['/msg', '/notice'])('counts the handshakes of %s', async (path) => {
  await opened(1)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const outcome = () =>
    new Promise<string>((done) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`)
      socket.on('open', () => (socket.terminate(), done('open')))
      socket.on('error', ({ message }) => done(message))
    })
  expect([await outcome(), await outcome()]).toEqual(['open', 'Unexpected server response: 429'])
})

it('lets a call have a tighter limit of its own', async () => {
  await opened(100)
  const probe = endpoint<Record<never, never>, string>('GET', '/try/probe')
  serve(app, probe, { permission: 'open', perMinute: 1, reply: anything }, () => 'x')
  expect([await statusOf('/adminapi/try/probe'), await statusOf('/adminapi/try/probe')]).toEqual([200, 429])
  expect(await statusOf('/adminapi/capabilities')).toBe(200)
})

it.each([
  ['POST', '/adminapi/login', 30],
  ['POST', '/api/admin/login', 30],
  ['POST', '/kefuapi/login', 30],
  ['GET', '/adminapi/ajcaptcha?captchaType=wordChoice', 30],
  ['POST', '/adminapi/ajcheck', 30],
  ['GET', '/kefuapi/tourist/user', 120],
] as const)('gives whoever is unknown fewer of what costs much: %s %s', async (method, url, most) => {
  await opened(1_000)
  const call = async (remoteAddress: string) => (await app.inject({ method, url, remoteAddress })).statusCode
  for (let turn = 0; turn < most; turn++) expect(await call('10.0.0.1')).not.toBe(429)
  expect([await call('10.0.0.1'), await call('10.0.0.2')]).toEqual([429, 200])
  expect(await statusOf('/adminapi/capabilities')).toBe(200)
})
