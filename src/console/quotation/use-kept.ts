import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { draftKeeper } from '#src/forms/draft-keeper.ts'
import type { Connection } from '#src/stores/connection.ts'
import { freshDraft, readDraft, type QuotationDraft } from './draft.ts'

/** Milliseconds after the last change until it is kept. */
const pause = 600

export type KeptState = 'reading' | 'unread' | 'untouched' | 'keeping' | 'kept' | 'failed'

/**
 * The quotation that a person is writing: taken up where it was left, and kept after every change, at our own server for each person,
 * else on the device. Nothing is written before what lies there was read.
 */
export function useKept(connection: Connection) {
  const keeper = useMemo(() => draftKeeper(connection, 'quotation'), [connection])
  const [draft, setDraft] = useState<QuotationDraft>(freshDraft)
  const [state, setState] = useState<KeptState>('reading')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef<(isLeaving: boolean) => void>(() => {})

  const read = useCallback(() => {
    setState('reading')
    keeper.read().then(
      (found) => {
        if (found) setDraft(readDraft(found.values))
        setState(found ? 'kept' : 'untouched')
      },
      () => setState('unread'),
    )
  }, [keeper])
  useEffect(read, [read])

  const change = useCallback(
    (next: QuotationDraft | null) => {
      setDraft(next ?? freshDraft())
      setState('keeping')
      clearTimeout(timer.current)
      const keep = (isLeaving: boolean) => {
        clearTimeout(timer.current)
        waiting.current = () => {}
        const sent = next ? keeper.save({ values: { ...next }, base: {}, at: Date.now() }, isLeaving) : keeper.drop(isLeaving)
        sent.then(
          () => setState((before) => (before === 'keeping' ? (next ? 'kept' : 'untouched') : before)),
          () => setState('failed'),
        )
      }
      waiting.current = keep
      timer.current = setTimeout(() => keep(false), pause)
    },
    [keeper],
  )

  useEffect(() => {
    const leave = () => waiting.current(true)
    const hide = () => document.visibilityState === 'hidden' && waiting.current(false)
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('pagehide', leave)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('pagehide', leave)
      waiting.current(false)
    }
  }, [keeper])

  return { draft, state, change, read }
}
