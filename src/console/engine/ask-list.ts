import type { Endpoint, List, Paging } from '#src/api/endpoint.ts'
import type { SendOptions } from '#src/http/request.ts'
import type { Connection } from '#src/stores/connection.ts'

/** The call of a list: a GET with a query, or the manufacturing side's POST with a body (manufacturing 3.0). */
export type ListCall<Row> = PlainCall<Row> | ReadCall<Row>

/**
 * A call whose rows are read at the edge: out of the wire's words into ours. Names in its path are filled by what the list is narrowed by;
 * a reply that is a bare list is turned over here.
 */
export interface ReadCall<Row> {
  readonly call: Endpoint
  read(wire: Readonly<Record<string, unknown>>): Row
}

type PlainCall<Row> =
  | Endpoint<{ query: Paging & Record<string, unknown> }, List<Row>>
  | Endpoint<{ query: Paging }, List<Row>>
  | Endpoint<{ body: Paging }, List<Row>>

/** Asks a list for what is narrowed, ordered and paged; a POST carries it in its body. @throws RequestError */
export function askList<Row>(
  connection: Pick<Connection, 'send'>,
  list: ListCall<Row>,
  asked: object,
  options?: SendOptions,
): Promise<List<Row>> {
  if ('call' in list) return readList(connection, list, asked, options)
  const call = list as Endpoint<{ query?: object; body?: object }, List<Row>>
  return connection.send(call, call.method === 'GET' ? { query: asked } : { body: asked }, options)
}

type Wire = Readonly<Record<string, unknown>>

async function readList<Row>(connection: Pick<Connection, 'send'>, { call, read }: ReadCall<Row>, asked: object, options?: SendOptions) {
  const inPath = namesIn(call.path).map((name) => [name, String((asked as Wire)[name] ?? '')])
  const filled = inPath.length > 0 ? { ...call, path: pathWith(call.path, inPath as [string, string][]) } : call
  const reply: List<Wire> | readonly Wire[] = await askList(connection, filled as PlainCall<Wire>, asked, options)
  const list = isBare(reply) ? pageOf(reply, asked) : reply
  return { ...list, list: (list.list ?? []).map(read) }
}

const namesIn = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)

const pathWith = (path: string, values: readonly [string, string][]): string =>
  values.reduce((filled, [name, value]) => filled.replace(`:${name}`, encodeURIComponent(value)), path)

const isBare = (reply: List<Wire> | readonly Wire[]): reply is readonly Wire[] => Array.isArray(reply)

/** A call that knows no pages answers everything: it is cut here. */
function pageOf(all: readonly Wire[], { page = 1, limit = all.length }: Paging): List<Wire> {
  return { list: all.slice((page - 1) * limit, page * limit), count: all.length }
}
