import { vi } from 'vitest'
import { allResources } from '#src/api/all-resources.ts'
import type { Endpoint } from '#src/api/endpoint.ts'
import { fakeBackend } from '../gate/fake-backend.ts'
import { loadRecorded } from './recorded.mjs'

export interface RecordedCall {
  method: string
  path: string
  query: Record<string, string | number> | null
  responseBody: { status: number; msg: string; code?: string; data?: unknown }
}

/** Every recorded call whose reply is an envelope, by its name. */
export const recorded = new Map(
  [...(loadRecorded() as Map<string, RecordedCall>)].filter(
    ([name, { responseBody }]) => !name.startsWith('OPTIONS_') && typeof responseBody === 'object' && responseBody !== null,
  ),
)

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'side' in value

const modules = import.meta.glob<Record<string, unknown>>('../../src/api/{,shop/}*.ts', { eager: true })

/** Every call that our client declares for the shop's side, the more fixed parts first. */
export const declared: readonly Endpoint[] = [
  ...Object.values(modules).flatMap((module) => Object.values(module)),
  ...allResources.flatMap(({ calls }) => [...Object.values(calls), ...Object.values(calls.switches ?? {})]),
]
  .filter(isEndpoint)
  .filter(({ side }) => side === 'admin')
  .toSorted((one, other) => one.path.split(':').length - other.path.split(':').length)

const pattern = (path: string) => new RegExp(`^/adminapi${path.replace(/\.html$/, '').replaceAll(/:\w+/g, '[^/]+')}(\\.html)?$`)

/** The call of ours that was recorded, if we make it. */
export const endpointOf = ({ method, path }: Pick<RecordedCall, 'method' | 'path'>): Endpoint | undefined =>
  declared.find((one) => one.method === method && pattern(one.path).test(path))

export const keyOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`

const alike = (call: RecordedCall, query: URLSearchParams) =>
  Object.entries(call.query ?? {}).reduce((sum, [key, value]) => sum + ((query.get(key) ?? '') === String(value) ? 1 : -1), 0)

/** Rows made of the first one of a list. */
export type MakeRows = (first: object) => object[]

/** The rows of a list, wherever the shop has put them. */
export function rowsOf(data: unknown): object[] | undefined {
  if (Array.isArray(data)) return data
  if (typeof data !== 'object' || data === null) return undefined
  const { list, data: rows } = data as { list?: unknown; data?: unknown }
  return rowsOf(list ?? rows)
}

function withRow(reply: RecordedCall['responseBody'], make: MakeRows): object {
  const copy = structuredClone(reply)
  const rows = rowsOf(copy.data)
  rows?.unshift(...make(rows[0] ?? {}))
  return copy
}

/** The console's own calls are answered by the fake backend. */
const itself = /\/(capabilities|menus|login|login\/info|setting\/info|jnotice)$/

/**
 * A plain shop at the edge of the browser that knows what was recorded and nothing else: the recording of this very address comes
 * first, then one of another record. A recording that is `forced` is the answer of its call, whatever is asked.
 */
export function recordedShop() {
  const backend = fakeBackend()
  backend.kind = 'shop'
  const rest = globalThis.fetch
  const shop = {
    backend,
    /** The recorded call of each reply that was given; of a count, nothing but the number was wanted. */
    given: [] as { name: string; key: string; isCount: boolean }[],
    forced: undefined as string | undefined,
    /** Rows that stand in a list beside those that were recorded, by its call. */
    rows: {} as Readonly<Record<string, MakeRows>>,
  }
  function find(method: string, { pathname, searchParams }: URL): string | undefined {
    const endpoint = endpointOf({ method, path: pathname })
    if (!endpoint) return undefined
    const isIt = (call: RecordedCall) => endpointOf(call) === endpoint
    if (shop.forced && isIt(recorded.get(shop.forced)!)) return shop.forced
    if (method !== 'GET') return undefined
    const found = [...recorded].filter(([name, call]) => !name.startsWith('ERR_') && isIt(call))
    const rank = (call: RecordedCall) =>
      (call.path === pathname ? 1000 : 0) + (call.responseBody.status === 200 ? 100 : 0) + alike(call, searchParams)
    return found.toSorted(([, one], [, other]) => rank(other) - rank(one))[0]?.[0]
  }
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address)
    const method = init.method ?? 'GET'
    const name = itself.test(url.pathname) ? undefined : find(method, url)
    if (!name) return rest(address, init)
    const call = recorded.get(name)!
    const key = keyOf(endpointOf(call)!)
    shop.given.push({ name, key, isCount: url.searchParams.get('limit') === '1' })
    const more = shop.rows[key]
    return Response.json(more ? withRow(call.responseBody, more) : call.responseBody)
  })
  return shop
}
