import { useCallback, useEffect, useState } from 'react'
import { RequestError } from '#src/http/failure.ts'
import type { Connection } from '#src/stores/connection.ts'
import type { ListPage } from './page.ts'
import type { ListQuery } from './list-query.ts'

interface Rows<Row> {
  rows: readonly Row[]
  count: number
  isLoading: boolean
  error: RequestError | null
}

/** The rows of a list; the rows before stay while others are on their way. */
export function useRows<Row>(connection: Connection, list: ListPage<Row, never>['list'], { page, limit, filters }: ListQuery) {
  const [state, setState] = useState<Rows<Row>>({ rows: [], count: 0, isLoading: true, error: null })
  const [round, setRound] = useState(0)
  const narrowed = JSON.stringify(filters)

  useEffect(() => {
    const stop = new AbortController()
    setState((before) => ({ ...before, isLoading: true, error: null }))
    connection.send(list, { query: { page, limit, ...(JSON.parse(narrowed) as ListQuery['filters']) } }, { signal: stop.signal }).then(
      (reply) => {
        if (!stop.signal.aborted) setState({ rows: reply.list ?? [], count: Number(reply.count) || 0, isLoading: false, error: null })
      },
      (error: unknown) => {
        if (stop.signal.aborted) return
        if (!(error instanceof RequestError)) throw error
        error.shown = true
        setState((before) => ({ ...before, isLoading: false, error }))
      },
    )
    return () => stop.abort()
  }, [connection, list, page, limit, narrowed, round])

  const reload = useCallback(() => setRound((number) => number + 1), [])
  return { ...state, reload }
}
