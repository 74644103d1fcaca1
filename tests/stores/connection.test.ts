// @vitest-environment happy-dom
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
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
/** Replies that depend on who asks. */
let answers: Record<string, (token: string) => unknown>
let base: string
const calls: { url: string; token: string }[] = []

beforeEach(async () => {
  calls.length = 0
  answers = {}
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
    const reply = answers[url]?.(calls.at(-1)!.token) ?? replies[url]
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

/** Whose tokens the server says these are. */
const accountOf = (id: number) => ({ status: 200, data: { id, account: `a${id}`, head_pic: '', real_name: '', level: 1 } })

test('a late answer to an old token does not end the new session', async () => {
  replies['/adminapi/setting/info'] = accountOf(3)
  const connection = connectionFor({ baseUrl: base, token: 'old' })
  await connection.check()
  replies['/adminapi/diy/get_list'] = { status: 110003, msg: 'x' }
  const late = connection.send(listPages, { query: { page: 1 } }).catch(() => {})
  await new Promise((resume) => setTimeout(resume))
  connection.useToken('new')
  await late
  await vi.waitFor(() => expect(connection.$session.get()?.token).toBe('new'))
})

test('elements with other tokens have their own session, menu and calls, and no token of each other', async () => {
  replies['/adminapi/diy/get_list'] = { status: 200, data: { list: [], count: 0 } }
  const [clerk, chief] = ['clerk', 'chief'].map((token) => connectionFor({ baseUrl: base, token }))
  expect(connectionFor({ baseUrl: base, token: 'clerk' })).toBe(clerk)
  await Promise.all([clerk!.check(), chief!.check()])
  await Promise.all([clerk!, chief!].map((one) => one.send(listPages, { query: { page: 1 } })))
  await clerk!.send(listPages, { query: { page: 2 } })
  expect(calls.filter(({ url }) => url.endsWith('get_list')).map(({ token }) => token)).toEqual([
    'Bearer clerk',
    'Bearer chief',
    'Bearer clerk',
  ])
  replies['/adminapi/menus'] = { status: 200, data: { menus: [], unique: ['of-chief'] } }
  await chief!.readMenu()
  expect([clerk!.can('of-chief'), chief!.can('of-chief')]).toEqual([false, true])
  expect(clerk!.$menu.get()).toBeNull()
})

describe('a newer token from the host', () => {
  const people = new Map<string, number>()
  beforeEach(() => {
    people.clear()
    answers['/adminapi/setting/info'] = (token) => {
      const id = people.get(token.replace('Bearer ', ''))
      return id ? accountOf(id) : { status: 110003, msg: '登录已过期' }
    }
    replies['/adminapi/diy/get_list'] = { status: 200, data: { list: [], count: 0 } }
  })

  const begin = async () => {
    people.set('old', 3)
    const connection = connectionFor({ baseUrl: base, token: 'old' })
    await connection.check()
    await connection.complete()
    return connection
  }
  const listed = (connection: ReturnType<typeof connectionFor>) => connection.send(listPages, { query: { page: 1 } })

  it('of the same person goes on with the next call', async () => {
    const connection = await begin()
    people.set('new', 3)
    connection.useToken('new')
    await listed(connection)
    expect(calls.at(-1)!.token).toBe('Bearer new')
    expect(connection.$isOver.get()).toBe(false)
  })

  it('of somebody else sends nothing more of what was open', async () => {
    const connection = await begin()
    people.set('theirs', 4)
    connection.useToken('theirs')
    await expect(listed(connection)).rejects.toMatchObject({ kind: 'aborted' })
    expect(connection.$isOver.get()).toBe(true)
    expect(calls.filter(({ url }) => url.endsWith('get_list'))).toEqual([])
  })

  it('that is no good ends the session', async () => {
    const connection = await begin()
    connection.useToken('bad')
    await vi.waitFor(() => expect(connection.$session.get()).toBeNull())
  })
})

test('a token from the host gives a whole session: person, keys, site, logo, version and the modules that are on', async () => {
  replies['/adminapi/setting/info'] = accountOf(3)
  const info = { site_name: '云杉', logo_square: 'small.png', logo_rectangle: 'wide.png', version: '5.4.0' }
  replies['/adminapi/login/info'] = { status: 200, data: info }
  const shown = [{ id: 1, pid: 0, path: '/admin/marketing/store_bargain/index', title: '砍价' }]
  replies['/adminapi/menus'] = { status: 200, data: { menus: shown, unique: ['marketing-store_bargain', 'marketing-store_seckill'] } }
  const connection = connectionFor({ baseUrl: base, token: 'whole' })
  await connection.check()
  await connection.complete()
  await vi.waitFor(() =>
    expect(connection.$session.get()).toMatchObject({
      user: { id: 3, account: 'a3', name: 'a3' },
      access: ['marketing-store_bargain', 'marketing-store_seckill'],
      siteName: '云杉',
      logo: 'wide.png',
      logoSmall: 'small.png',
      version: '5.4.0',
      // the shop leaves a module that is switched off out of the menu of whoever has its key; without the key it tells nothing
      modules: ['bargain', 'combination'],
    }),
  )
})

test('a changed site name is there at the next start', async () => {
  const session = { token: 'kept', expires: Date.now() + 9e6, user: { id: 3 }, access: [], siteName: '旧店', modules: ['seckill'] }
  sessionStorage.setItem(`crm:session:${base}`, JSON.stringify(session))
  replies['/adminapi/login/info'] = { status: 200, data: { site_name: '新店', logo_square: '', logo_rectangle: '', version: '' } }
  const connection = connectionFor({ baseUrl: base })
  await connection.check()
  await connection.complete()
  await vi.waitFor(() => expect(connection.$session.get()?.siteName).toBe('新店'))
  expect(sessionStorage.getItem(`crm:session:${base}`)).toContain('新店')
  expect(connection.$session.get()?.modules).toEqual(['seckill'])
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

test('the manufacturing side beside a shop server has its own address, session and token', async () => {
  replies['/plant/adminapi/login'] = { status: 200, data: { ...login, token: 'plant' } }
  replies['/plant/api/admin/Basics'] = { status: 200, data: { site_name: '厂', uniqueAuth: [] } }
  const connection = connectionFor({ baseUrl: base, factoryUrl: `${base}/plant` })
  await connection.signIn(body)
  expect(connection.tokenFor('factory')).toBeUndefined()
  await connection.$factory.get().signIn(body)
  expect(await connection.send(readBasics, {})).toMatchObject({ site_name: '厂' })
  expect(calls.at(-1)).toEqual({ url: '/plant/api/admin/Basics', token: 'plant' })
  const given = connectionFor({ baseUrl: base, factoryUrl: `${base}/plant`, token: 'shop-token', factoryToken: 'plant-token' })
  expect([given.tokenFor('admin'), given.tokenFor('factory')]).toEqual(['shop-token', 'plant-token'])
  // another element that brings none of its own does not get that one
  const without = connectionFor({ baseUrl: base, factoryUrl: `${base}/plant`, token: 'shop-token' })
  expect(without.tokenFor('factory')).toBe('plant')
  await connection.signOut()
  expect(without.tokenFor('factory')).toBeUndefined()
  expect(given.tokenFor('factory')).toBe('plant-token')
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
  await late.catch(() => {})
  expect(connection.$menu.get()?.map(({ title }) => title)).toEqual(['after'])
  expect(connection.can('of-late')).toBe(false)
})
