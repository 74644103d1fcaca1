import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '#src/api/endpoint.ts'
import type { Shop } from '#src/designer/shop/shop-answers.ts'

const folder = join(import.meta.dirname, '../../fixtures/recorded')

/** What a shop server really answered to a GET. */
export function recorded(path: string): unknown {
  const name = `adminapi${path.replaceAll('/', '_')}.json`
  return (JSON.parse(readFileSync(join(folder, name), 'utf8')) as { responseBody: { data: unknown } }).responseBody.data
}

export interface RecordedCall {
  path: string
  params: object
  query: object
}

/** A shop that answers as recorded; `replies` by path come first, an Error among them is a failure. */
export function recordedShop(replies: Record<string, unknown> = {}) {
  const calls: RecordedCall[] = []
  const send = async (endpoint: Endpoint, input: { params?: object; query?: object }) => {
    const { params = {}, query = {} } = input
    calls.push({ path: endpoint.path, params, query })
    const reply = endpoint.path in replies ? replies[endpoint.path] : recorded(endpoint.path)
    const answer: unknown = typeof reply === 'function' ? await (reply as (query: object) => unknown)(query) : reply
    if (answer instanceof Error) throw answer
    return structuredClone(answer)
  }
  return { base: 'https://shop.example.com', send: send as Shop['send'], calls }
}
