import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { draftStore } from '#src/forms/draft-store.ts'
import { useLeaving, type KeepNow } from '#src/forms/use-leaving.ts'
import type { Connection } from '#src/stores/connection.ts'
import { carefulKeeper } from './careful-keeper.ts'
import { freshDraft, readDraft, type QuotationDraft } from './draft.ts'

/** Milliseconds after the last change until it is kept. */
const pause = 600

/** `others`: another tab kept another draft; nothing is kept until somebody says which it is to be. */
export type KeptState = 'reading' | 'unread' | 'untouched' | 'keeping' | 'kept' | 'failed' | 'others'

/**
 * The quotation that a person is writing: taken up where it was left, and kept after every change, at our own server for each person,
 * else on the device. Nothing is written before what lies there was read, nor over what another tab kept. `keep` keeps what does not
 * count yet, as the text of an open cell; `keepMine` puts this draft in the place of the other tab's, `read` takes that one.
 */
export function useKept(connection: Connection) {
  const keeper = useMemo(() => carefulKeeper(draftStore(connection, 'quotation'), `crm-quotation-draft ${connection.base}`), [connection])
  const [draft, setDraft] = useState<QuotationDraft>(freshDraft)
  const [state, setState] = useState<KeptState>('reading')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef<KeepNow>(() => {})
  const latest = useRef<QuotationDraft | null>(null)
  const isRead = useRef(false)

  const read = useCallback(() => {
    isRead.current = false
    setState('reading')
    keeper.read().then(
      (found) => {
        isRead.current = true
        latest.current = found && readDraft(found)
        setDraft(latest.current ?? freshDraft())
        setState(found ? 'kept' : 'untouched')
      },
      () => setState('unread'),
    )
  }, [keeper])
  useEffect(read, [read])

  const keep = useCallback(
    (next: QuotationDraft | null) => {
      latest.current = next
      clearTimeout(timer.current)
      if (keeper.isBarred()) return setState('others')
      setState('keeping')
      const send = (isLeaving: boolean) => {
        clearTimeout(timer.current)
        waiting.current = () => {}
        keeper.write(next && { ...next }, isLeaving).then(
          (done) => setState((before) => (done === 'others' ? done : before === 'keeping' ? (next ? 'kept' : 'untouched') : before)),
          () => setState('failed'),
        )
      }
      waiting.current = send
      timer.current = setTimeout(() => send(false), pause)
    },
    [keeper],
  )
  const change = useCallback(
    (next: QuotationDraft | null) => {
      setDraft(next ?? freshDraft())
      keep(next)
    },
    [keep],
  )
  const keepMine = useCallback(() => {
    keeper.allow()
    keep(latest.current)
  }, [keeper, keep])

  useReturning(() => {
    if (!isRead.current) return
    keeper.look().then(
      (isThere) => isThere && isRead.current && setState('others'),
      () => {},
    )
  })
  useLeaving(waiting, keeper)

  return { draft, state, change, keep, keepMine, read }
}

/** Does something whenever somebody comes back to this tab from another. */
function useReturning(act: () => void) {
  const current = useRef(act)
  useEffect(() => {
    current.current = act
  })
  useEffect(() => {
    const come = () => document.visibilityState === 'visible' && current.current()
    document.addEventListener('visibilitychange', come)
    window.addEventListener('focus', come)
    return () => {
      document.removeEventListener('visibilitychange', come)
      window.removeEventListener('focus', come)
    }
  }, [])
}
