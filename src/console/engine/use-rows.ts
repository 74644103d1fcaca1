import { useMemo } from 'react'
import type { Paging } from '#src/api/endpoint.ts'
import { jsonText } from '#src/lib/json-text.ts'
import type { Connection } from '#src/stores/connection.ts'
import { useRead } from '#src/stores/use-read.ts'
import { listCallOf, readReply, sendList, toldOf, type ListCall } from './ask-list.ts'
import type { ListReply } from './page.ts'

const noRows: readonly never[] = []

/** The rows that a call answers, `query` being its whole query (null asks nothing); the rows before stay while others are on their way. */
export function useRows<Row>(connection: Connection, list: ListCall<Row>, query: object | null) {
  const read = useRead(connection, query && [...listCallOf(list), toldOf(list, query)], (over) => sendList(over, list, query ?? {}))
  const answered = read.state === 'there' ? read.data : read.before
  // what knows no pages is turned over here; other rows stay the same ones while the next are on their way
  const { page, limit }: Paging = query ?? {}
  const here = jsonText('whole' in list ? query : Array.isArray(answered) ? { page, limit } : {})
  const reply = useMemo(
    () => (answered === undefined ? null : (readReply(list, JSON.parse(here) as object, answered) as ListReply<Row>)),
    [answered, list, here],
  )
  return {
    rows: reply?.list ?? (noRows as readonly Row[]),
    count: Number(reply?.count) || 0,
    /** The whole reply, for what stands beside the rows. */
    reply,
    isLoading: read.state === 'waiting' || (read.state === 'there' && read.isReloading),
    /** There are no rows to show. */
    error: read.state === 'failed' ? read : null,
    /** The rows may be old, and why. */
    failure: read.state === 'there' ? read.failure : undefined,
    reload: read.reload,
  }
}
