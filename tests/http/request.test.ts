import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { endpoint } from '#src/api/endpoint.ts'
import type { Backend } from '#src/http/backend.ts'
import { RequestError } from '#src/http/failure.ts'
import { answer, send } from '#src/http/request.ts'
import { setLocale } from '#src/text/locale.ts'

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void
let server: Server | undefined
const seen: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = []

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  seen.length = 0
})

async function backend(handler: Handler, more: Partial<Backend> = {}): Promise<Backend & { ended: string[] }> {
  server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts).toString()
      seen.push({ method: request.method!, url: request.url!, headers: request.headers, body })
      handler(request, response, body)
    })
  })
  await new Promise<void>((ready) => server!.listen(0, '127.0.0.1', ready))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/shop`
  const ended: string[] = []
  return {
    baseFor: () => base,
    kind: 'shop',
    tokenFor: () => 'secret',
    credentials: 'include',
    sessionEnded: (side) => ended.push(side),
    ...more,
    ended,
  }
}

const say = (response: ServerResponse, value: unknown, status = 200) => {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value))
}
const failed = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(RequestError)
  return error as RequestError
}

const read = endpoint<{ params: { id: number }; query?: { word?: string; ids?: number[] } }, { name: string }>('GET', '/thing/:id')
const write = endpoint<{ body: object }, unknown>('POST', '/thing')
const quiet = endpoint<{ body: object }, unknown>('POST', '/coupon', { emptyOk: true })

test('reads an envelope from the side’s path below the base folder', async () => {
  const shop = await backend((_, response) => say(response, { status: 200, msg: 'success', data: { name: 'cup' } }))
  expect(await send(shop, read, { params: { id: 7 }, query: { word: '杯 子', ids: [1, 2] } })).toEqual({ name: 'cup' })
  expect(seen[0]?.url).toBe('/shop/adminapi/thing/7?word=%E6%9D%AF+%E5%AD%90&ids%5B%5D=1&ids%5B%5D=2')
})

test('a shop server gets only headers that its preflight allows', async () => {
  const shop = await backend((_, response) => say(response, { status: 200, data: {} }))
  await send(shop, read, { params: { id: 1 } })
  expect(seen[0]?.headers['authori-zation']).toBe('Bearer secret')
  expect(seen[0]?.headers.token).toBeUndefined()
  expect(seen[0]?.headers.authorization).toBeUndefined()
  expect(seen[0]?.headers['cb-lang']).toBe('zh-CN')
})

test('our own server gets Authorization and token', async () => {
  const own = await backend((_, response) => say(response, { status: 200, data: {} }), { kind: 'own' })
  await send(own, read, { params: { id: 1 } })
  expect(seen[0]?.headers.authorization).toBe('Bearer secret')
  expect(seen[0]?.headers.token).toBe('secret')
})

test('a flat body goes form-urlencoded, a nested one as JSON', async () => {
  const shop = await backend((_, response) => say(response, { status: 200 }))
  await send(shop, write, { body: { name: '杯&子', count: 2 } })
  await send(shop, write, { body: { value: { 1: { name: 'titles' } } } })
  expect(seen.map((call) => call.headers['content-type']?.split(';')[0])).toEqual(['application/x-www-form-urlencoded', 'application/json'])
  expect(seen[0]?.body).toBe('name=%E6%9D%AF%26%E5%AD%90&count=2')
  expect(JSON.parse(seen[1]!.body)).toEqual({ value: { 1: { name: 'titles' } } })
})

test('success is status 200 alone; the server’s sentence reaches the error', async () => {
  const shop = await backend((_, response) => say(response, { status: 400558, msg: '文件类型不支持', data: [] }))
  const error = await failed(send(shop, write, { body: {} }))
  expect(error).toMatchObject({ kind: 'business', status: 400558, message: '文件类型不支持' })
  expect(shop.ended).toEqual([])
})

test('an empty 200 is success only where the contract names it', async () => {
  const shop = await backend((_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end())
  await expect(send(shop, quiet, { body: {} })).resolves.toBeUndefined()
  expect((await failed(send(shop, write, { body: {} }))).kind).toBe('malformed')
})

test.each([
  [{ status: 110003, msg: '登录已过期' }],
  [{ status: 400, msg: 'Syntax error, malformed JSON' }],
  [{ status: 400, msg: 'Undefined property: stdClass::$jti' }],
  [{ status: 401, msg: '' }],
])('%j ends the session', async (reply) => {
  const shop = await backend((_, response) => say(response, reply))
  const error = await failed(send(shop, write, { body: {} }))
  expect(error.kind).toBe('session')
  expect(error.message).not.toBe('')
  expect(shop.ended).toEqual(['admin'])
})

test('the empty 404 of a shop server is a missing call, not a broken server', async () => {
  const shop = await backend((_, response) => response.writeHead(404).end())
  expect((await failed(send(shop, write, { body: {} }))).kind).toBe('missing')
})

test('reads wait for a recovering server, writes are kept by the caller', async () => {
  let round = 0
  const shop = await backend((request, response) => {
    if (request.method === 'GET' && round++ > 0) say(response, { status: 200, data: { name: 'back' } })
    else say(response, { status: 503, msg: '数据库正在恢复' }, 503)
  })
  expect(await send(shop, read, { params: { id: 1 } })).toEqual({ name: 'back' })
  expect(await failed(send(shop, write, { body: {} }))).toMatchObject({ kind: 'unavailable', isPassing: true })
  expect(seen.filter((call) => call.method === 'POST')).toHaveLength(1)
})

test('a broken connection is tried once more for a read, never for a write', async () => {
  const shop = await backend((request) => request.socket.destroy())
  expect((await failed(send(shop, read, { params: { id: 1 } }))).kind).toBe('network')
  expect((await failed(send(shop, write, { body: {} }))).kind).toBe('network')
  expect(seen.filter((call) => call.method === 'GET').length).toBe(2)
  expect(seen.filter((call) => call.method === 'POST').length).toBe(1)
})

test('identical reads in flight are one request; one caller’s cancel leaves the other its answer', async () => {
  const shop = await backend((_, response) => setTimeout(() => say(response, { status: 200, data: { name: 'once' } }), 50))
  const stop = new AbortController()
  const first = failed(send(shop, read, { params: { id: 1 } }, { signal: stop.signal }))
  const second = send(shop, read, { params: { id: 1 } })
  stop.abort()
  expect((await first).kind).toBe('aborted')
  expect(await second).toEqual({ name: 'once' })
  expect(seen).toHaveLength(1)
})

test('a read after a write, or in another language, is not answered by what was asked before', async () => {
  const answers: (() => void)[] = []
  const shop = await backend((request, response) => {
    const name = `${String(request.headers['cb-lang'])} ${seen.filter(({ method }) => method === 'POST').length}`
    const tell = () => say(response, { status: 200, data: { name } })
    if (request.method === 'POST') tell()
    else answers.push(tell)
  })
  const before = send(shop, read, { params: { id: 1 } })
  await expect.poll(() => answers.length).toBe(1)
  await send(shop, write, { body: {} })
  const after = send(shop, read, { params: { id: 1 } })
  await expect.poll(() => answers.length).toBe(2)
  setLocale('en')
  const translated = send(shop, read, { params: { id: 1 } })
  await expect.poll(() => answers.length).toBe(3)
  for (const tell of answers) tell()
  expect([await before, await after, await translated]).toEqual([{ name: 'zh-CN 0' }, { name: 'zh-CN 1' }, { name: 'en-US 1' }])
  setLocale('zh-cn')
})

test('a read that nobody waits for any more is taken back from the server, and asked anew', async () => {
  let isGone = false
  const shop = await backend((request, response) => {
    if (seen.length > 1) return say(response, { status: 200, data: { name: 'anew' } })
    response.on('close', () => (isGone = true))
  })
  const stop = new AbortController()
  const first = failed(send(shop, read, { params: { id: 1 } }, { signal: stop.signal }))
  await expect.poll(() => seen.length).toBe(1)
  stop.abort()
  expect((await first).kind).toBe('aborted')
  expect(await send(shop, read, { params: { id: 1 } })).toEqual({ name: 'anew' })
  await expect.poll(() => isGone).toBe(true)
})

test('a slow server ends in a timeout with a sentence', async () => {
  const shop = await backend(() => {})
  const error = await failed(send(shop, write, { body: {} }, { timeout: 50 }))
  expect(error).toMatchObject({ kind: 'timeout', isPassing: true })
  expect(error.message).toBe('服务器响应超时，请稍后再试')
})

test('HTML from a crashed server and refused fields become one typed error', async () => {
  const shop = await backend((request, response) => {
    if (request.url?.includes('coupon')) response.writeHead(500, { 'Content-Type': 'text/html' }).end('<h1>fatal</h1>')
    else say(response, { status: 422, msg: 'x', code: 'invalid', errors: { name: '必填' } }, 422)
  })
  expect((await failed(send(shop, quiet, { body: {} }))).message).toBe('操作失败')
  expect((await failed(send(shop, write, { body: {} }))).errors).toEqual({ name: '必填' })
})

test('an answer carries the server’s sentence and code', async () => {
  const shop = await backend((_, response) => say(response, { status: 200, msg: '修改成功', code: '100001', data: { id: 5 } }))
  expect(await answer(shop, write, { body: {} })).toEqual({ data: { id: 5 }, message: '修改成功', code: '100001' })
})

test('takes a file as its bytes, and a refusal in its place as a refusal', async () => {
  const file = endpoint<Record<never, never>, Blob>('GET', '/file', { isFile: true })
  const bytes = Uint8Array.from([0x50, 0x4b, 3, 4, 0, 255])
  let isThere = true
  const shop = await backend((_, response) => {
    if (!isThere) return say(response, { status: 400, msg: 'gone', code: 'JOB_NO_FILE' })
    response.writeHead(200, { 'Content-Type': 'application/octet-stream' }).end(bytes)
  })
  const found = await send(shop, file, {})
  expect(new Uint8Array(await found.arrayBuffer())).toEqual(bytes)
  isThere = false
  expect(await failed(send(shop, file, {}))).toMatchObject({ kind: 'business', code: 'JOB_NO_FILE', message: 'gone' })
})
