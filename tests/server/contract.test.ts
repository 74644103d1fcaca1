import { describe, expect, it } from 'vitest'
import { crudCalls } from '#src/api/crud.ts'
import type { Endpoint } from '#src/api/endpoint.ts'
import { allResources } from '#src/api/all-resources.ts'
import { openSession } from '#src/server/sessions.ts'
import { loadRecorded } from '../replay/recorded.mjs'
import { multipart } from './contract/multipart.ts'
import type { Row } from './contract/row.ts'
import { differences } from './contract/shape.ts'
import { demoApp, signedIn } from './database.ts'

interface Recorded {
  method: string
  path: string
  query: Record<string, string | number>
  requestBody: unknown
  requestHeaders: Record<string, string>
  status: number
  responseHeaders: Record<string, string>
  responseBody: unknown
}

/** A path of a route as it is called. */
const pattern = (url: string) => new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`)
const statusOf = ({ responseBody }: Recorded) => (responseBody as Envelope | null)?.status

interface Envelope {
  status?: number
  msg?: string
  code?: string
}

const recorded: Map<string, Recorded> = loadRecorded()
const recordedRows = import.meta.glob<Row[]>('./contract/*-rows.ts', { eager: true, import: 'rows' })
const rows = Object.values(recordedRows).flat()
const here = rows.filter((row) => recorded.has(row.recorded))
const server = demoApp()

async function headersFor(row: Row, path: string): Promise<Record<string, string>> {
  const as = row.as ?? (path.startsWith('/kefuapi') ? 'agent' : 'admin')
  if (as === 'nobody') return {}
  if (as === 'agent') {
    const { token } = await openSession(server.app.db, 'agent', 1)
    return { 'authori-zation': `Bearer ${token}` }
  }
  return (
    await signedIn(server.app, as === 'editor' ? ['admin-index-index', 'admin-setting-pages', 'admin-setting-pages-devise'] : undefined)
  ).headers
}

const record = (row: Row) => recorded.get(row.recorded)!

const routes = new Map<string, string | undefined>()

/** The route of a call, the one with the fewest parameters: `/user/user/create` is none of `/user/user/:id`. */
function routeOf({ method, path }: Pick<Recorded, 'method' | 'path'>): string | undefined {
  const call = `${method} ${path}`
  if (!routes.has(call)) {
    const fitting = server.app.statedRoutes.filter((route) => route.method === method && pattern(route.url).test(path))
    routes.set(call, fitting.map(({ url }) => url).toSorted((one, other) => one.split(':').length - other.split(':').length)[0])
  }
  return routes.get(call)
}

/** Further recordings of the same call that were answered as this one was: a list that is empty here has rows there. */
function othersOf(one: Recorded): unknown[] {
  const route = routeOf(one)
  const isOther = (other: Recorded) =>
    other !== one && other.method === one.method && statusOf(other) === statusOf(one) && routeOf(other) === route
  return route ? [...recorded.values()].filter(isOther).map(({ responseBody }) => responseBody) : []
}

describe('replies have the shapes of the recorded ones', () => {
  it.each(here.map((row): [string, Row] => [row.recorded, row]))('%s', async (_, row) => {
    const { method, path, query, requestBody, status, responseBody } = record(row)
    await row.before?.(server)
    const url = typeof row.path === 'function' ? await row.path(server) : (row.path ?? path)
    const asked = typeof row.query === 'function' ? await row.query(server) : (row.query ?? query ?? {})
    const sent = row.form ? await multipart(row.form) : { payload: row.body === undefined ? requestBody : row.body, headers: {} }
    const reply = await server.app.inject({
      method: method as 'GET',
      url,
      query: Object.fromEntries(Object.entries(asked).map(([key, value]) => [key, String(value)])),
      headers: { ...(await headersFor(row, path)), ...row.headers, ...sent.headers },
      ...(sent.payload === null || sent.payload === undefined ? {} : { payload: sent.payload as object }),
    })
    expect(reply.statusCode, reply.body.slice(0, 500)).toBe(row.otherStatus?.http ?? status)
    if (typeof responseBody === 'string') return expect(reply.body).toBe(responseBody)
    const ours = reply.json<Envelope>()
    const theirs = responseBody as Envelope
    const { otherStatus } = row
    expect(ours.status, reply.body.slice(0, 500)).toBe(otherStatus?.status ?? theirs.status)
    if (!row.otherWords) expect(ours.msg).toBe(theirs.msg)
    if (!(otherStatus && 'code' in otherStatus)) expect(ours.code).toBe(theirs.code)
    expect(differences(responseBody, ours, row, othersOf(record(row)))).toEqual([])
  })
})

it('covers every recorded reply of a call that is served', () => {
  const named = new Set(rows.map((row) => row.recorded))
  const served = [...recorded].filter(([, { method, path }]) => method !== 'OPTIONS' && isServed(method, path))
  expect(served.map(([name]) => name).filter((name) => !named.has(name))).toEqual([])
})

const isServed = (method: string, path: string): boolean => routeOf({ method, path }) !== undefined

describe('the contract', () => {
  const modules = import.meta.glob<Record<string, unknown>>('../../src/api/*.ts', { eager: true })
  const prefixes: Record<string, string> = { admin: '/adminapi', kefu: '/kefuapi', storefront: '/api', factory: '/api' }
  const endpoints = [
    ...Object.values(modules),
    ...allResources.filter(({ generated }) => generated).map(({ name }) => crudCalls(name)),
    ...allResources.flatMap(({ calls, document }) => [
      ...[calls, calls.switches ?? {}],
      Object.values(document?.acts ?? {}).map(({ call }) => call),
    ]),
  ]
    .flatMap((module): [string, unknown][] => Object.entries(module))
    .filter(
      (entry): entry is [string, Endpoint] =>
        typeof entry[1] === 'object' && entry[1] !== null && 'path' in entry[1] && 'method' in entry[1],
    )
  const keyOf = (method: string, url: string) => `${method} ${url.replace(/:\w+/g, ':')}`
  const declared = new Set(endpoints.map(([, { method, path, side }]) => keyOf(method, prefixes[side] + path)))

  it('is served whole', () => {
    const served = new Set(server.app.statedRoutes.map(({ method, url }) => keyOf(method, url)))
    expect([...declared].filter((call) => !served.has(call))).toEqual([])
  })

  it('names every call that is served', () => {
    const calls = server.app.statedRoutes.filter(({ method, url }) => method !== 'HEAD' && /^\/(adminapi|kefuapi|api)\//.test(url))
    expect(calls.map(({ method, url }) => keyOf(method, url)).filter((call) => !declared.has(call))).toEqual([])
  })

  it('asks for a session exactly where the constant says so', () => {
    const stated = new Map(server.app.statedRoutes.map(({ method, url, permission }) => [keyOf(method, url), permission]))
    const other = endpoints.filter(
      ([, { method, path, side, open }]) => (stated.get(keyOf(method, prefixes[side] + path)) === 'open') !== open,
    )
    expect(other.map(([name]) => name)).toEqual([])
  })
})
