import type { Endpoint, List, Paging } from '#src/api/endpoint.ts'
import type { SendOptions } from '#src/http/request.ts'
import type { Connection } from '#src/stores/connection.ts'

/** The call of a list: a GET with a query, or the manufacturing side's POST with a body (manufacturing 3.0). */
export type ListCall<Row> =
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
  const call = list as Endpoint<{ query?: object; body?: object }, List<Row>>
  return connection.send(call, call.method === 'GET' ? { query: asked } : { body: asked }, options)
}
