import { vi } from 'vitest'
import { roles } from '../support/permission-matrix.ts'

/** A call that came in, and the backend that it came to. */
export interface FakeCall {
  method: string
  path: string
  query: URLSearchParams
  backend: ReturnType<typeof fakeBackend>
}

/** What a page's `replies.ts` exports, beside its test: answers to its calls, undefined for any other. */
export type Replies = (call: FakeCall) => { data: unknown; msg?: string } | undefined

const found = import.meta.glob<Replies>('../console/pages/**/replies.ts', { eager: true, import: 'default' })
const repliesOfPages = Object.values(found)

interface Person {
  id: number
  account: string
  pwd: string
  unique: string[]
}

const people: Person[] = [
  {
    id: 1,
    account: 'admin',
    pwd: 'right-1',
    // as on a server, where the first administrator holds every key
    unique: [...new Set(Object.values(roles).flat())],
  },
  { id: 2, account: 'editor', pwd: 'right-2', unique: ['system-file'] },
  { id: 3, account: 'nobody', pwd: 'right-3', unique: [] },
]

const node = (id: number, path: string, title: string, children?: unknown[]) => ({
  id,
  pid: 0,
  path,
  title,
  icon: '',
  header: '',
  is_header: 0,
  is_show: 1,
  auth: ['hidden'],
  ...(children && { children }),
})

/** A server at the edge of the browser: it answers `fetch`, keeps sessions, and can be told to misbehave. */
export function fakeBackend() {
  const tokens = new Map<string, Person>()
  const backend = {
    mode: 'ok' as 'ok' | 'down' | 'cors' | 'recovering' | 'broken' | 'version',
    kind: 'own' as 'own' | 'shop',
    failures: 0,
    calls: [] as string[],
    /** What went with the calls that had something. */
    bodies: [] as URLSearchParams[],
    features: {} as Record<string, boolean>,
    /** Further calls: `GET /adminapi/diy/get_member` → what it answers, given the body as JSON. */
    answers: new Map<string, (body: unknown) => unknown>(),
    pages: Array.from({ length: 32 }, (_, i) => ({
      id: 32 - i,
      name: `页面 ${32 - i}`,
      type: 2,
      add_time: '2026-01-02 03:04:05',
      update_time: '暂无',
      is_diy: 1,
      status: i === 0 ? 1 : 0,
      type_name: '专题页',
    })),
    endSessions: () => tokens.clear(),
    /** A token of somebody who holds these keys alone. */
    tokenWith(...unique: string[]) {
      const token = `k${tokens.size + 1}-${Math.random()}`
      tokens.set(token, { id: 9, account: 'reader', pwd: '', unique })
      return token
    },
    /** A token as a host would hand it over. */
    tokenOf(account: string) {
      const token = `t${tokens.size + 1}-${account}-${Math.random()}`
      tokens.set(
        token,
        people.find((person) => person.account === account)!,
      )
      return token
    },
  }
  const done = (data: unknown, msg = 'success') => ({ status: 200, msg, data })
  const refused = (msg: string, data?: unknown, code?: string) => ({
    status: 400,
    msg,
    ...(data !== undefined && { data }),
    ...(code && { code }),
  })

  function signIn(body: URLSearchParams) {
    const person = people.find((one) => one.account === body.get('account') && one.pwd === body.get('pwd'))
    if (backend.failures >= 2 && !body.get('captchaVerification')) return refused('请先完成安全验证', { login_captcha: 1 }, '400336')
    if (!person) return refused('账号或密码错误', { login_captcha: ++backend.failures >= 2 ? 1 : 0 }, '400140')
    const user_info = { id: person.id, account: person.account, head_pic: '', level: person.id === 1 ? 0 : 1, real_name: person.account }
    return done({
      token: backend.tokenOf(person.account),
      expires_time: 4_000_000_000,
      menus: [],
      unique_auth: person.unique,
      user_info,
      site_name: '店',
      version: '5.4.0',
      site_func: [],
    })
  }
  const menus = [
    node(1, '/admin/index', '主页'),
    node(2, '/admin/setting/pages', '装修', [
      node(3, '/admin/setting/pages/devise/0', '首页装修'),
      node(4, '/admin/system/file', '素材管理'),
    ]),
    node(5, '/admin/app', '应用', [node(6, '/admin/app/wechat/setting/menus/index', '微信菜单')]),
  ]

  function answer(method: string, path: string, query: URLSearchParams, body: URLSearchParams, token: string): unknown {
    if (path === '/adminapi/capabilities') {
      if (backend.kind === 'shop') return null
      return done({ kind: 'own', contract: backend.mode === 'version' ? 9 : 1, features: { captchaEnforced: true, ...backend.features } })
    }
    if (path === '/adminapi/login/info')
      return done({
        slide: [],
        logo_square: '',
        login_logo: '',
        site_name: '店',
        copyright: '',
        version: '5.4.0',
        key: 'k',
        login_captcha: 0,
      })
    if (path === '/adminapi/login') return signIn(body)
    if (path === '/kefuapi/login')
      return done({
        token: 'agent-token',
        exp_time: 4_000_000_000,
        kefuInfo: { id: 1, uid: 7, nickname: '小云', avatar: '', account: 'kefu' },
      })
    const person = tokens.get(token)
    if (!person) return { status: 110003, msg: '登录已过期,请重新登录', data: [] }
    if (path === '/adminapi/menus') return done({ menus, unique: person.unique })
    if (path === '/adminapi/jnotice') return done([])
    if (path === '/adminapi/setting/info')
      return done({ id: person.id, account: person.account, head_pic: '', real_name: person.account, level: person.id === 1 ? 0 : 1 })
    for (const replies of repliesOfPages) {
      const reply = replies({ method, path, query, backend })
      if (reply) return done(reply.data, reply.msg)
    }
    return null
  }
  const jsonOf = (body: RequestInit['body']): unknown => (typeof body === 'string' && body.startsWith('{') ? JSON.parse(body) : undefined)

  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address)
    if (init.body instanceof URLSearchParams || typeof init.body === 'string') backend.bodies.push(new URLSearchParams(String(init.body)))
    backend.calls.push(`${init.method ?? 'GET'} ${url.pathname}${url.search}`)
    if (backend.mode === 'down') throw new TypeError('Failed to fetch')
    if (backend.mode === 'cors') {
      if (init.mode === 'no-cors') return new Response()
      throw new TypeError('Failed to fetch')
    }
    if (backend.mode === 'broken') return new Response('<h1>500</h1>', { status: 500 })
    if (backend.mode === 'recovering') return new Response('{"status":503,"msg":"recovering"}', { status: 503 })
    const headers = new Headers(init.headers)
    const token = (headers.get('Authori-zation') ?? headers.get('Authorization') ?? '').replace('Bearer ', '')
    const further = backend.answers.get(`${init.method ?? 'GET'} ${url.pathname}`)
    if (further) return Response.json(await further(jsonOf(init.body)))
    const reply = answer(init.method ?? 'GET', url.pathname, url.searchParams, new URLSearchParams(String(init.body ?? '')), token)
    return reply === null ? new Response('', { status: 404 }) : Response.json(reply)
  })
  return backend
}
