// @vitest-environment happy-dom
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contractVersion } from '#src/api/capabilities.ts'
import { readBasics } from '#src/api/auth.ts'
import { listPages } from '#src/api/pages.ts'
import { connectionFor } from '#src/stores/connection.ts'
import { setLocale } from '#src/text/locale.ts'

const login = {
  token: 'fresh',
  expires_time: Math.floor(Date.now() / 1000) + 3600,
  menus: [],
  unique_auth: ['admin-setting-pages-devise'],
  user_info: { id: 3, account: 'mei', head_pic: '', level: 1, real_name: '小梅' },
  logo: '',
  logo_square: '',
  site_name: '店',
  version: '5.4.0',
  newOrderAudioLink: '',
  site_func: ['seckill'],
}

let server: Server
let replies: Record<string, unknown>
let base: string
const calls: { url: string; token: string }[] = []

beforeEach(async () => {
  calls.length = 0
  replies = { '/adminapi/login': { status: 200, data: login } }
  server = createServer((request, response) => {
    const url = request.url!.split('?')[0]!
    const head = {
      'Access-Control-Allow-Origin': request.headers.origin ?? '*',
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Allow-Headers': 'authori-zation,authorization,token,cb-lang,content-type',
    }
    if (request.method === 'OPTIONS') return response.writeHead(200, head).end('ok')
    calls.push({ url, token: String(request.headers['authori-zation'] ?? request.headers.token ?? '') })
    const reply = replies[url]
    if (reply) response.writeHead(200, head).end(JSON.stringify(reply))
    else response.writeHead(404, head).end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
  sessionStorage.clear()
  localStorage.clear()
})

const body = { account: 'mei', pwd: 'secret', key: '', captchaType: '', captchaVerification: '' }
const own = { status: 200, data: { kind: 'own', contract: contractVersion, features: { pageHash: true } } }

test('a server without capabilities is a plain shop; it is asked once', async () => {
  const connection = connectionFor({ baseUrl: base })
  await Promise.all([connection.check(), connection.check()])
  expect(connection.kind).toBe('shop')
  expect(connection.capabilities.features.pageHash).toBeFalsy()
  expect(calls.filter((call) => call.url.endsWith('capabilities'))).toHaveLength(1)
})

test('our server says what it can; another contract version is refused by name', async () => {
  replies['/adminapi/capabilities'] = own
  const connection = connectionFor({ baseUrl: base })
  expect(await connection.check()).toMatchObject({
    state: 'ready',
    capabilities: { kind: 'own', features: { pageHash: true } },
  })
  replies['/adminapi/capabilities'] = { status: 200, data: { kind: 'own', contract: 99 } }
  expect(await connection.check(true)).toEqual({ state: 'version', contract: 99 })
})

test('elements with the same server share one session; given tokens are kept apart', async () => {
  const page = connectionFor({ baseUrl: base })
  expect(connectionFor({ baseUrl: `${base}/adminapi/` })).toBe(page)
  await page.signIn(body)
  const given = connectionFor({ baseUrl: base, token: 'from-php' })
  expect(given).not.toBe(page)
  expect(given.$session.get()?.token).toBe('from-php')
  expect(page.$session.get()?.user?.name).toBe('小梅')
})

test('signing in keeps the session; an expired answer forgets it, and nothing else of the page', async () => {
  localStorage.setItem('host', 'stays')
  localStorage.setItem('crm:draft:x', 'stays')
  const connection = connectionFor({ baseUrl: base })
  await connection.signIn(body)
  expect(connection.can('admin-setting-pages-devise')).toBe(true)
  expect(connection.can('other')).toBe(false)
  expect(sessionStorage.getItem(`crm:session:${base}`)).toContain('fresh')
  replies['/adminapi/diy/get_list'] = { status: 110003, msg: '登录已过期' }
  await expect(connection.send(listPages, { query: { page: 1 } })).rejects.toMatchObject({ kind: 'session' })
  expect(connection.$session.get()).toBeNull()
  expect(sessionStorage.getItem(`crm:session:${base}`)).toBeNull()
  expect(localStorage.getItem('host')).toBe('stays')
  expect(localStorage.getItem('crm:draft:x')).toBe('stays')
})

test('a late answer to an old token does not end the new session', async () => {
  const connection = connectionFor({ baseUrl: base, token: 'old' })
  await connection.check()
  replies['/adminapi/diy/get_list'] = { status: 110003, msg: 'x' }
  const late = connection.send(listPages, { query: { page: 1 } }).catch(() => {})
  await new Promise((resume) => setTimeout(resume))
  connection.useToken('new')
  await late
  expect(connection.$session.get()?.token).toBe('new')
})

test('a refused token does not come back with the next look at the attributes', async () => {
  const connection = connectionFor({ baseUrl: base, token: 'worn' })
  replies['/adminapi/diy/get_list'] = { status: 110003, msg: 'x' }
  await connection.send(listPages, { query: { page: 1 } }).catch(() => {})
  expect(connectionFor({ baseUrl: base, token: 'worn' }).$session.get()).toBeNull()
  expect(connectionFor({ baseUrl: base, token: 'renewed' }).$session.get()?.token).toBe('renewed')
})

test.each(['', 'undefined', undefined, null])('%j is no token', (token) => {
  expect(connectionFor({ baseUrl: `${base}/a`, token }).$session.get()).toBeNull()
})

test('an element given a token stores nothing and writes no cookie', async () => {
  const before = document.cookie
  const connection = connectionFor({ baseUrl: base, token: 'given' })
  await connection.signIn(body)
  await connection.signOut()
  expect(document.cookie).toBe(before)
  expect(sessionStorage.length + localStorage.length).toBe(0)
})

test('the manufacturing side beside a shop server has its own address and token', async () => {
  replies['/plant/api/admin/login'] = { status: 200, data: { ...login, token: 'plant' } }
  replies['/plant/api/admin/Basics'] = { status: 200, data: { site_name: '厂', uniqueAuth: [] } }
  const connection = connectionFor({ baseUrl: base, factoryUrl: `${base}/plant` })
  await connection.signIn(body)
  await connection.signInFactory('mei', 'secret')
  expect(await connection.send(readBasics, {})).toMatchObject({ site_name: '厂' })
  expect(calls.at(-1)).toEqual({ url: '/plant/api/admin/Basics', token: 'plant' })
  const given = connectionFor({ baseUrl: base, factoryUrl: `${base}/plant`, token: 'shop-token', factoryToken: 'plant-token' })
  expect([given.tokenFor('admin'), given.tokenFor('factory')]).toEqual(['shop-token', 'plant-token'])
})

test('an unreachable server is told from one that answers nonsense', async () => {
  const dead = connectionFor({ baseUrl: 'http://127.0.0.1:9' })
  expect((await dead.check()).state).toBe('unreachable')
})

test('the menu asked for last counts, and one that comes when somebody else is signed in is nobody’s', async () => {
  const connection = connectionFor({ baseUrl: base, token: 'first' })
  await connection.check()
  const menu = (title: string) => ({
    status: 200,
    data: { menus: [{ id: 1, pid: 0, path: '/admin/index', title }], unique: [`of-${title}`] },
  })
  replies['/adminapi/menus'] = menu('before')
  const before = connection.readMenu()
  setLocale('en')
  replies['/adminapi/menus'] = menu('after')
  await connection.readMenu()
  await before
  expect(connection.$menu.get()?.map(({ title }) => title)).toEqual(['after'])
  setLocale('zh-cn')

  replies['/adminapi/menus'] = menu('late')
  const late = connection.readMenu()
  connection.useToken('second')
  await late
  expect(connection.$menu.get()?.map(({ title }) => title)).toEqual(['after'])
  expect(connection.can('of-late')).toBe(false)
})
