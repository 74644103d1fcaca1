// .tsx although it draws nothing: plain .ts modules are shared between React and Preact, hooks cannot be
import { useState } from 'react'
import type { Endpoint, Input, Paging } from '#src/api/endpoint.ts'
import { jsonText } from '#src/lib/json-text.ts'
import type { Connection } from '#src/stores/connection.ts'
import { useRead, type ReadFailure } from '#src/stores/use-read.ts'

/** A list that is read page by page, further down with every wish for more. */
export interface Pages<Row> {
  /** Undefined before the first answer. */
  rows: readonly Row[] | undefined
  failure: ReadFailure | undefined
  isWaiting: boolean
  hasMore: boolean
  more(): void
  retry(): void
}

const size = 10

/** Reads a list whose reply does not count: a full page means that there may be another one. */
export function usePages<In extends Input & { query: Paging }, Out, Row>(
  connection: Connection,
  call: Endpoint<In, Out>,
  input: Omit<In, 'query'> & { query: Omit<In['query'], keyof Paging> },
  rowsOf: (reply: Out) => readonly Row[],
): Pages<Row> {
  const what = jsonText([call.path, input])
  const [wish, setWish] = useState({ what, pages: 1 })
  const pages = wish.what === what ? wish.pages : 1
  const read = useRead(connection, [call.method, call.side, call.path, input, pages], async (over) => {
    const numbers = Array.from({ length: pages }, (_, at) => at + 1)
    const inputOf = (page: number) => ({ ...input, query: { ...input.query, page, limit: size } }) as unknown as In
    const replies = await Promise.all(numbers.map((page) => over.send(call, inputOf(page))))
    return replies.map(rowsOf)
  })
  // more of the same list keeps what is there already; another list begins empty
  const found = read.state === 'there' ? read.data : wish.what === what && pages > 1 ? read.before : undefined
  const last = found?.at(-1)
  return {
    rows: found?.flat(),
    failure: read.state === 'failed' ? read : undefined,
    isWaiting: read.state === 'waiting',
    hasMore: last?.length === size && read.state !== 'waiting',
    more: () => setWish({ what, pages: pages + 1 }),
    retry: read.reload,
  }
}
