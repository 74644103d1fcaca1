import { tmpdir } from 'node:os'
import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoint } from '#src/api/endpoint.ts'
import { buildApp } from '#src/server/app.ts'
import { bodies } from '#src/server/plugins/bodies.ts'
import { permission } from '#src/server/plugins/permission.ts'
import { Refusal } from '#src/server/refusal.ts'
import { anything } from '#src/server/replies.ts'
import { done, serve, userOf } from '#src/server/serve.ts'
import { signedIn, withDatabase } from './database.ts'

interface Body {
  name: string
  count?: number
  ids?: number[]
}

const save = endpoint<{ body: Body }, unknown>('POST', '/try/save')
const fail = endpoint<{ params: { how: string } }, unknown>('GET', '/try/fail/:how')
const report = endpoint<Record<never, never>, unknown>('GET', '/try/report')
const own = endpoint<Record<never, never>, unknown>('GET', '/try/own')
const schema = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1 },
    more: {},
    count: { type: 'integer' },
    ids: { type: 'array', items: { type: 'integer' } },
  },
  required: ['name'],
}

const database = withDatabase()
let app: Awaited<ReturnType<typeof buildApp>>

beforeAll(async () => {
  app = await buildApp({ database: database.config, files: tmpdir(), requestsPerMinute: 0 })
  serve(app, save, { permission: 'open', body: schema, reply: anything }, ({ body }) => done(body, '100000'))
  serve(app, own, { permission: 'try-own', reply: anything }, (call) => ({ account: userOf(call).account }))
  serve(app, report, { permission: 'try-own', isDownload: true, reply: anything }, (call) => ({ account: userOf(call).account }))
  serve(app, fail, { permission: 'open', reply: anything }, async ({ db, params }) => {
    if (params.how === 'a') throw new Refusal({ status: 400, code: '100100', data: { why: 1 } })
    if (params.how === 'b') throw new Refusal({ status: 110000 })
    if (params.how === 'conflict') throw new Refusal({ status: 409, code: '409', message: 'changed', errors: { name: 'taken' } })
    if (params.how === 'range') await db.execute(sql`select ${'9'.repeat(30)}::bigint`)
    if (params.how === 'sql') await db.execute(sql`select secret_column from nowhere`)
    throw new Error('a stack with secrets')
  })
  await app.ready()
})
// before its database goes: it would ask for it in vain
afterAll(() => app.close())

const post = (payload: string | object, type?: string) =>
  app.inject({
    method: 'POST',
    url: '/adminapi/try/save',
    payload,
    ...(type ? { headers: { 'content-type': type, 'cb-lang': 'en-US' } } : {}),
  })
const form = 'application/x-www-form-urlencoded'

describe('bodies', () => {
  it('are the same as JSON and as a form', async () => {
    const json = await post({ name: 'x', count: 3, ids: [1, 2] })
    const asForm = await post('name=x&count=3&ids[]=1&ids[]=2', form)
    expect(json.json()).toEqual({ status: 200, msg: '保存成功', data: { name: 'x', count: 3, ids: [1, 2] }, code: '100000' })
    expect(asForm.json().data).toEqual(json.json().data)
  })

  it('may leave a number empty in a form', async () => {
    expect((await post('name=x&count=', form)).json().data).toEqual({ name: 'x' })
  })

  it.each([
    ['', { name: 'Required' }],
    ['name=x&other=1', { other: 'Unknown field' }],
    ['name=x&count=many', { count: 'Not in the right form' }],
    ['name=x&ids[]=1&ids[]=z', { 'ids.1': 'Not in the right form' }],
  ])('are refused with the field: %s', async (text, errors) => {
    const reply = await post(text, form)
    expect(reply.json()).toEqual({ status: 400, msg: 'Wrong parameters', code: '100100', errors })
  })

  it.each([
    ['NUL in a text', { name: 'a\0b' }, 'name'],
    ['half an emoji', { name: 'a\ud83d' }, 'name'],
    ['half an emoji, deep in it', { name: 'x', more: { list: [{ 'a\ude00': 1 }] } }, 'more'],
    ['a number without an end', { name: 'x', count: 'Infinity' }, 'count'],
    ['a number that is no exact one', { name: 'x', count: 1e20 }, 'count'],
    ['one of them in a list', { name: 'x', ids: [1, 1e300] }, 'ids'],
  ])('are refused before the database has to: %s', async (_, body, field) => {
    const reply = await post(JSON.stringify(body), 'application/json; charset=utf-8')
    expect(reply.json()).toEqual({ status: 400, msg: 'Wrong parameters', code: '100100', errors: { [field]: 'Not in the right form' } })
  })

  it('cannot reach a prototype or grow a list', async () => {
    await post('__proto__[polluted]=1&name[__proto__][polluted]=1&ids[4000000000]=1', form)
    expect(({} as { polluted?: string }).polluted).toBeUndefined()
  })

  it.each([
    ['open brackets in a form', form, '['.repeat(500_000)],
    ['brackets of a name in a form', form, `name${'[]'.repeat(250_000)}=1`],
    ['lists within lists', 'application/json', `{"name":"x","ids":${'['.repeat(250_000)}${']'.repeat(250_000)}}`],
  ])('are judged within the limit of a test, also %s', async (_, type, text) => {
    expect((await post(text, type)).json()).toMatchObject({ status: 400, code: '100100' })
  })

  it('that are no JSON, too large or of another kind are refused with words', async () => {
    expect((await post('{"name":', 'application/json')).json().status).toBe(400)
    expect((await post(JSON.stringify({ name: 'x'.repeat(2_000_000) }), 'application/json')).json()).toMatchObject({
      status: 413,
      code: '413',
    })
    expect((await post('<x/>', 'application/xml')).json()).toMatchObject({ status: 415, code: '415' })
  })
})

describe('failures', () => {
  const ask = (how: string) => app.inject({ url: `/adminapi/try/fail/${how}`, headers: { 'cb-lang': 'en-US' } })

  it('have the shape of the shop', async () => {
    expect((await ask('a')).json()).toEqual({ status: 400, msg: 'Wrong parameters', code: '100100', data: { why: 1 } })
    expect((await ask('b')).json()).toEqual({ status: 110000, msg: 'You have no permission for this', data: [] })
    const conflict = await ask('conflict')
    expect(conflict.statusCode).toBe(409)
    expect(conflict.json()).toEqual({ status: 409, msg: 'changed', code: '409', errors: { name: 'taken' } })
  })

  it('are refusals where a value only does not fit into the database', async () => {
    expect((await ask('range')).json()).toEqual({ status: 400, msg: 'Wrong parameters', code: '100100' })
  })

  it.each(['/%ff', '/uploads/%', '/adminapi/%c0%af'])('have words even for an address that is none: %s', async (url) => {
    const reply = await app.inject({ url, headers: { 'cb-lang': 'en-US' } })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toEqual({ status: 400, msg: 'Wrong parameters', code: '100100' })
  })

  it.each(['sql', 'other'])('never show their inside (%s)', async (how) => {
    const reply = await ask(how)
    expect(reply.statusCode).toBe(500)
    expect(reply.json()).toMatchObject({ status: 500, code: '500' })
    expect(reply.json().msg).toMatch(/^Something went wrong on the server, please try again in a moment, incident [0-9a-f]{8}$/)
    expect(reply.body).not.toMatch(/secret|stack|nowhere/)
  })
})

describe('permissions', () => {
  it('must be stated, or nothing boots', async () => {
    const bare = Fastify()
    await bare.register(permission)
    await bare.register(bodies)
    expect(() => bare.get('/adminapi/forgotten', async () => 'x')).toThrow('GET /adminapi/forgotten states no permission')
  })

  it('are asked of the role', async () => {
    const ask = async (keys?: string[]) =>
      (await app.inject({ url: '/adminapi/try/own', headers: (await signedIn(app, keys)).headers })).json()
    expect((await ask()).status).toBe(200)
    expect((await ask(['try-own'])).status).toBe(200)
    expect(await ask(['admin-setting-pages'])).toEqual({ status: 110000, msg: '您暂时没有访问权限', data: [] })
  })

  it('are asked of a token in the address only where the browser fetches a file', async () => {
    const { token } = await signedIn(app)
    const statusOf = async (path: string) => (await app.inject(`/adminapi/try/${path}?token=${token}`)).json().status
    expect([await statusOf('report'), await statusOf('own')]).toEqual([200, 110003])
  })

  it('hold on every route: nobody gets in without a token, an empty role only where no key is asked', async () => {
    const { headers } = await signedIn(app, [])
    for (const { method, url, permission: stated } of app.statedRoutes) {
      if (stated === 'open' || method === 'HEAD') continue
      const target = { method: method as 'GET', url: url.replace(/:\w+/g, '1') }
      const stranger = await app.inject(target)
      expect([401, 110003, 110005], `${method} ${url}`).toContain(stranger.json().status)
      if (stated === 'agent') expect((await app.inject({ ...target, headers })).json().status, url).toBe(110005)
      else if (stated !== 'signed-in') expect((await app.inject({ ...target, headers })).json().status, url).toBe(110000)
    }
  })
})

it('answers in the language that is asked for', async () => {
  const ask = async (headers: Record<string, string>) => (await app.inject({ url: '/adminapi/logo', headers })).json().msg
  expect(await ask({ 'cb-lang': 'zh-TW' })).toBe('登入已過期,請重新登入')
  expect(await ask({ 'accept-language': 'fr, en-GB;q=0.8' })).toBe('Your session has ended, please sign in again')
  expect(await ask({})).toBe('登录已过期,请重新登录')
})
