/** Which interface of a backend an endpoint belongs to; see `pathOf` in src/http/url.ts for the prefixes. */
export type Side = 'admin' | 'kefu' | 'storefront' | 'factory'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What an endpoint takes. `params` fill `:names` of the path. */
export interface Input {
  params?: Record<string, string | number>
  query?: object
  body?: unknown
}

/** How a body is sent: form-urlencoded is the default of a POST (specification 7), JSON for nested bodies, binary for raw bytes. */
export type Encoding = 'form' | 'json' | 'multipart' | 'binary'

/**
 * One call of the contract, used by the browser to call it and by the server to serve it.
 * `In` and `Out` exist for the compiler only.
 */
export interface Endpoint<In extends Input = Input, Out = unknown> {
  readonly method: Method
  readonly path: `/${string}`
  readonly side: Side
  readonly encoding: Encoding
  /** Answered without a session. */
  readonly open: boolean
  /** The contract names an HTTP 200 with an empty body as success (conventions, live-server). */
  readonly emptyOk: boolean
  /** What was read stays true after it: a POST that reads, or a write of what no list shows (a form's draft). */
  readonly keepsReads: boolean
  /** Answered with bytes, a `Blob`; a refusal comes in an envelope. */
  readonly isFile: boolean
  readonly types?: { in: In; out: Out }
}

export type InputOf<E> = E extends Endpoint<infer In, infer _> ? In : never
export type ReplyOf<E> = E extends Endpoint<infer _, infer Out> ? Out : never

/** Declares an endpoint: `endpoint<{ params: { id: Id } }, Page>('GET', '/diy/get_diy_info/:id')`. */
export function endpoint<In extends Input, Out>(
  method: Method,
  path: `/${string}`,
  options: Partial<Pick<Endpoint, 'side' | 'encoding' | 'open' | 'emptyOk' | 'keepsReads' | 'isFile'>> = {},
): Endpoint<In, Out> {
  return { method, path, side: 'admin', encoding: 'form', open: false, emptyOk: false, keepsReads: false, isFile: false, ...options }
}

/** Identifiers are opaque: numbers on the shop's wire, compared as text. */
export type Id = string | number

/** The usual reply of a list call. */
export interface List<Row> {
  list: Row[]
  count: number
}

/** Paging of a list call: `page` counts from 1. */
export interface Paging {
  page?: number
  limit?: number
}
