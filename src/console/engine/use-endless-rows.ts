import { useCallback, useEffect, useRef, useState } from 'react'
import { RequestError } from '#src/http/failure.ts'
import { jsonText } from '#src/lib/json-text.ts'
import type { Connection } from '#src/stores/connection.ts'
import { useNotify } from '#src/ui/toast/notify.ts'
import { askList, type ListCall } from './ask-list.ts'
import { noPieces, pagesOf, rowAt, withPage, type Pieces } from './endless.ts'
import type { ListReply } from './page.ts'

interface Endless<Row> {
  pieces: Pieces<Row>
  count: number
  reply: ListReply<Row> | null
  isLoading: boolean
  error: RequestError | null
}

/** Pages of 100 rows that stay read: 2,000 rows, wherever somebody scrolls. */
const most = 20
/** The part of a page of rows that somebody has scrolled through when the next one is asked for (specification 9). */
const ahead = 0.85
/** Milliseconds that rows must be in sight before they are asked for; who flies past asks for nothing. */
const rest = 80

const nothing = { pieces: noPieces, count: 0, reply: null, isLoading: true, error: null }

const only = <Row>({ size, read }: Pieces<Row>, pages: readonly number[]): Pieces<Row> => ({
  size,
  read: new Map(pages.flatMap((page) => (read.has(page) ? [[page, read.get(page)!] as const] : []))),
})

/** Rows of a list without pages, read as they come into sight. `query` null: this list has pages. */
export function useEndlessRows<Row>(connection: Connection, list: ListCall<Row>, query: object | null) {
  const notify = useNotify()
  const [state, setState] = useState<Endless<Row>>(nothing)
  const [round, setRound] = useState(0)
  const asked = query && jsonText(query)
  const latest = useRef(state)
  latest.current = state
  const current = useRef<{ stop: AbortController; pending: Set<number> }>(undefined)
  const shown = useRef({ from: 0, to: 1 })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const read = useCallback(
    async (page: number) => {
      const run = current.current
      if (!run || asked === null || run.pending.has(page)) return
      run.pending.add(page)
      try {
        const sent = { ...(JSON.parse(asked) as object), page, limit: noPieces.size }
        const reply = await askList(connection, list, sent, { signal: run.stop.signal })
        if (run.stop.signal.aborted) return
        const count = Number(reply.count) || 0
        setState(({ pieces }) => {
          const next = withPage(pieces, page, reply.list ?? [], most)
          return { pieces: next, count, reply: reply as ListReply<Row>, isLoading: false, error: null }
        })
      } catch (error) {
        if (run.stop.signal.aborted) return
        if (latest.current.count > 0) return notify.failure(error)
        if (!(error instanceof RequestError)) throw error
        error.shown = true
        setState((before) => ({ ...before, isLoading: false, error }))
      } finally {
        run.pending.delete(page)
      }
    },
    [connection, list, asked, notify],
  )

  // another filter or order begins anew; the rows before stay until the first ones are there
  useEffect(() => {
    if (asked === null) return
    const run = { stop: new AbortController(), pending: new Set<number>() }
    current.current = run
    const again = pagesOf(noPieces, shown.current.from, shown.current.to)
    setState((before) => ({ ...before, isLoading: true, error: null, pieces: only(before.pieces, again) }))
    for (const page of again) void read(page)
    return () => run.stop.abort()
  }, [asked, read, round])
  useEffect(() => () => clearTimeout(timer.current), [])

  const onShow = useCallback(
    (from: number, to: number) => {
      shown.current = { from, to }
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        const { count } = latest.current
        const until = Math.max(to, Math.min(count, to + noPieces.size * (1 - ahead)))
        for (const page of pagesOf(noPieces, from, until)) if (!latest.current.pieces.read.has(page)) void read(page)
      }, rest)
    },
    [read],
  )
  const reload = useCallback(() => setRound((number) => number + 1), [])
  const { pieces, ...others } = state
  return { ...others, rows: [...pieces.read.values()].flat(), rowAt: (index: number) => rowAt(pieces, index), onShow, reload, round }
}
