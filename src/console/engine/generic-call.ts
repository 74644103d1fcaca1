import { endpoint, type Method } from '#src/api/endpoint.ts'
import type { SendOptions } from '#src/http/request.ts'
import { pathOf } from '#src/http/url.ts'
import type { Connection } from '#src/stores/connection.ts'

/** A call that a server names in its data: the original's `{url, method, ids, kefu}` (conventions 4, specification 7). */
export interface GenericCall {
  /** Below the server's interface, `product/product/12`; or absolute on the same server. */
  url: string
  method: string
  /** Sent as `ids` in the body, or in the query of a GET. */
  ids?: readonly (string | number)[] | string | number
  /** Belongs to customer service. */
  kefu?: boolean
}

const methods: readonly string[] = ['GET', 'POST', 'PUT', 'DELETE'] satisfies Method[]

// a parser of URLs takes `..`, `%2e%2e`, backslashes and other origins apart as the browser will
function below(url: string, root: string): URL | null {
  const start = `${root}/`
  const plain = url.trim()
  if (/^[\\/]{2}/.test(plain) || !URL.canParse(plain.replace(/^\//, ''), start)) return null
  const at = new URL(plain.replace(/^\//, ''), start)
  return at.href.startsWith(start) && !at.hash && !/%2f|%5c/i.test(at.pathname) ? at : null
}

/**
 * Sends a call that came as data and answers with the server's sentence; `options` go with it.
 * @throws TypeError when it would leave the server's interface, or its method is none of ours
 * @throws RequestError
 */
export async function sendGenericCall(
  connection: Connection,
  { url, method, ids, kefu = false }: GenericCall,
  options?: SendOptions,
): Promise<string> {
  const side = kefu ? 'kefu' : 'admin'
  const root = connection.baseFor(side) + pathOf({ path: '/', side }).slice(0, -1)
  const at = below(url, root)
  const verb = method.toUpperCase() as Method
  if (!at || !methods.includes(verb)) throw new TypeError(`${method} ${url} is no call of this server`)
  const isRead = verb === 'GET'
  if (isRead) for (const id of [ids ?? []].flat()) at.searchParams.append('ids[]', String(id))
  const path = at.href.slice(root.length).replaceAll(':', '%3A') as `/${string}`
  const call = endpoint<{ body?: object }, unknown>(verb, path, { side, encoding: 'json' })
  return (await connection.answer(call, isRead ? {} : { body: ids === undefined ? {} : { ids } }, options)).message
}
