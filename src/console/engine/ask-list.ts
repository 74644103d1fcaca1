import type { Endpoint, List, Paging } from '#src/api/endpoint.ts'
import type { SendOptions } from '#src/http/request.ts'
import type { Connection } from '#src/stores/connection.ts'

/** The call of a list: a GET with a query, or the manufacturing side's POST with a body (manufacturing 3.0). */
export type ListCall<Row> = PlainCall<Row> | ReadCall<Row> | WholeCall<Row>

/**
 * A call whose rows are read at the edge: out of the wire's words into ours. Names in its path are filled by what the list is narrowed by;
 * a reply that is a bare list is turned over here; some of the shop's lists call their rows `data`, or stand within `list` beside figures.
 */
export interface ReadCall<Row> {
  readonly call: Endpoint
  read(wire: Readonly<Record<string, unknown>>): Row
  /** Several queries in place of one that the call cannot answer: what they find stands together, and is turned over here. */
  several?(query: Readonly<Record<string, unknown>>): readonly object[] | undefined
  /** What a plain shop tells by a call of its own; every row gets it. Rows are there without it. */
  beside?: Endpoint<{ query: object }>
}

/** A call that answers everything at once and knows no filters: its rows are narrowed and turned over here. */
export interface WholeCall<Row> {
  readonly whole: Endpoint
  /** The rows of a reply that fit what the list is narrowed by. */
  rows(reply: never, narrowed: Readonly<Record<string, string | undefined>>): readonly Row[]
}

type PlainCall<Row> =
  | Endpoint<{ query: Paging & Record<string, unknown> }, List<Row>>
  | Endpoint<{ query: Paging }, List<Row>>
  | Endpoint<{ body: Paging }, List<Row>>

type Wire = Readonly<Record<string, unknown>>
type AnyCall = Endpoint<{ query?: object; body?: object }>

const callOf = <Row>(list: ListCall<Row>): AnyCall => ('whole' in list ? list.whole : 'call' in list ? list.call : list) as AnyCall

/** What of a query the server is told. */
export const toldOf = <Row>(list: ListCall<Row>, query: object): object => ('whole' in list ? {} : query)

/** What two lists have in common that are answered alike. */
export function listCallOf<Row>(list: ListCall<Row>): readonly string[] {
  const { method, side, path } = callOf(list)
  return [method, side, path]
}

/** Asks a list for what is narrowed, ordered and paged, and answers what came; a POST carries it in its body. @throws RequestError */
export function sendList<Row>(
  connection: Pick<Connection, 'send' | 'kind'>,
  list: ListCall<Row>,
  query: object,
  options?: SendOptions,
): Promise<unknown> {
  const call = callOf(list)
  const told = toldOf(list, query)
  const inPath = 'call' in list ? namesIn(call.path).map((name) => [name, String((query as Wire)[name] ?? '')] as const) : []
  const filled = inPath.length > 0 ? { ...call, path: pathWith(call.path, inPath) } : call
  const ask = (one: object) => connection.send(filled, filled.method === 'GET' ? { query: one } : { body: one }, options)
  const several = 'call' in list ? list.several?.(told as Wire) : undefined
  const beside = 'call' in list && connection.kind === 'shop' ? list.beside : undefined
  if (beside) return withBeside(ask(told), connection.send(beside, { query: {} }, options) as Promise<object>)
  return several ? together(several.map(ask)) : ask(told)
}

async function withBeside(request: Promise<unknown>, told: Promise<object>): Promise<object> {
  const [reply, more] = await Promise.all([request as Promise<object>, told.catch(() => ({}))])
  return { ...reply, list: rowsIn(reply).map((row) => ({ ...more, ...row })) }
}

/** The rows that several queries found, each once. */
async function together(replies: readonly Promise<unknown>[]): Promise<readonly Wire[]> {
  const rows = (await Promise.all(replies)).flatMap(rowsIn)
  return [...new Map(rows.map((row) => [row['id'], row])).values()]
}

/** The rows of what came, `query` being that of the list. */
export function readReply<Row>(list: ListCall<Row>, query: object, reply: unknown): List<Row> {
  const { page, limit }: Paging = query
  if ('whole' in list) return pageOf(list.rows(reply as never, query as Readonly<Record<string, string>>), page, limit)
  if (!('call' in list)) return { ...(reply as List<Row>), list: (reply as List<Row>).list ?? [] }
  const { read } = list
  const found = Array.isArray(reply) ? pageOf(reply as Wire[], page, limit) : flat(reply as Answered)
  const rows = rowsIn(found)
  return { ...found, list: rows.map(read), count: found.count ?? countOf(rows) }
}

/** Some of the shop's trees say no number. */
const countOf = (rows: readonly Wire[]): number =>
  rows.reduce((sum, row) => sum + 1 + countOf((row['children'] as readonly Wire[] | undefined) ?? []), 0)

/** Some of the shop's lists call their rows `data`. */
const rowsIn = (reply: unknown): readonly Wire[] => {
  const { list, data } = reply as { list?: readonly Wire[]; data?: readonly Wire[] }
  return list ?? data ?? []
}

/** Asks a list and reads its rows, remembering nothing. @throws RequestError */
export const askList = async <Row>(
  connection: Pick<Connection, 'send' | 'kind'>,
  list: ListCall<Row>,
  query: object,
  options?: SendOptions,
): Promise<List<Row>> => readReply(list, query, await sendList(connection, list, query, options))

type Answered = List<Wire> & { data?: readonly Wire[] }

const flat = (reply: Answered | { list: Answered }): Answered =>
  Array.isArray(reply.list) || typeof reply.list !== 'object' ? (reply as Answered) : { ...reply, ...(reply.list as Answered) }

const namesIn = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)

const pathWith = (path: `/${string}`, values: readonly (readonly [string, string])[]): `/${string}` =>
  values.reduce<`/${string}`>((filled, [name, value]) => filled.replace(`:${name}`, encodeURIComponent(value)) as `/${string}`, path)

/** A call that knows no pages answers everything: it is cut here. */
const pageOf = <Row>(all: readonly Row[], page = 1, limit = all.length): List<Row> => ({
  list: all.slice((page - 1) * limit, page * limit),
  count: all.length,
})
