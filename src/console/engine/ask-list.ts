import type { Endpoint, List, Paging } from '#src/api/endpoint.ts'
import type { SendOptions } from '#src/http/request.ts'
import type { Connection } from '#src/stores/connection.ts'

/** The call of a list: a GET with a query, or the manufacturing side's POST with a body (manufacturing 3.0). */
export type ListCall<Row> = PlainCall<Row> | ReadCall<Row>

/** A call whose rows are read at the edge: out of the wire's words into ours. */
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

async function readList<Row>(connection: Pick<Connection, 'send'>, { call, read }: ReadCall<Row>, query: object, options?: SendOptions) {
  const reply = await askList(connection, call as PlainCall<Readonly<Record<string, unknown>>>, query, options)
  return { ...reply, list: (reply.list ?? []).map(read) }
}
