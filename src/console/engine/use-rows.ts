import { useCallback, useEffect, useState } from 'react'
import { RequestError } from '#src/http/failure.ts'
import { jsonText } from '#src/lib/json-text.ts'
import type { Connection } from '#src/stores/connection.ts'
import { askList, type ListCall } from './ask-list.ts'
import type { ListReply } from './page.ts'

interface Rows<Row> {
  rows: readonly Row[]
  count: number
  /** The whole reply, for what stands beside the rows. */
  reply: ListReply<Row> | null
  error: RequestError | null
  /** What it answers. */
  of: string
}

const nothing = { rows: [], count: 0, reply: null, error: null, of: '' }

/** The rows that a call answers, `query` being its whole query (null asks nothing); the rows before stay while others are on their way. */
export function useRows<Row>(connection: Connection, list: ListCall<Row>, query: object | null) {
  const [state, setState] = useState<Rows<Row>>(nothing)
  const [round, setRound] = useState(0)
  const asked = query && jsonText(query)
  const of = `${round} ${asked}`

  useEffect(() => {
    if (asked === null) return
    const stop = new AbortController()
    askList(connection, list, JSON.parse(asked) as object, { signal: stop.signal }).then(
      (reply) => {
        if (stop.signal.aborted) return
        const rows = reply.list ?? []
        setState({ rows, count: Number(reply.count) || 0, reply: reply as ListReply<Row>, error: null, of })
      },
      (error: unknown) => {
        if (stop.signal.aborted) return
        if (!(error instanceof RequestError)) throw error
        error.shown = true
        setState((before) => ({ ...before, error, of }))
      },
    )
    return () => stop.abort()
  }, [connection, list, asked, of])

  const reload = useCallback(() => setRound((number) => number + 1), [])
  // known while it is drawn: the list is not drawn a second time to say that it waits
  const isLoading = state.of !== of
  return { ...state, isLoading, error: isLoading ? null : state.error, reload, round }
}
