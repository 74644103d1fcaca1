import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FormDraft } from '#src/api/preferences.ts'
import type { Connection } from '#src/stores/connection.ts'
import { draftKeeper, type DraftKeeper } from './draft-keeper.ts'
import { changesIn } from './merge.ts'
import type { FormState } from './use-form.ts'

/** Milliseconds after the last key until it is kept. */
const pause = 600

export interface Draft {
  /** One of another time, until it is taken up or thrown away. */
  offered: FormDraft | null
  /** It is used: nothing is offered any more. */
  settle(): void
  /** Throws away the one that is offered. */
  discard(): void
  /** The server has what was typed: forgets it, and keeps nothing more of this form. */
  finish(): void
}

/** Keeps what is typed into a form under `name` until it is finished; null keeps nothing. What cannot be kept is still in the form. */
export function useDraft(
  connection: Connection,
  name: string | null,
  state: Pick<FormState, 'rules' | 'start' | 'values' | 'origin'>,
): Draft {
  const keeper = useMemo(() => (name === null ? null : draftKeeper(connection, name)), [connection, name])
  const [offered, setOffered] = useState<FormDraft | null>(null)
  const changes = JSON.stringify(changesIn(state.rules, state.start, state.values))
  // another form that takes the place of a finished one is kept again
  const finished = useRef<object | null>(null)
  // what this form itself has kept, by its times: when a page comes back into sight, that still stands in it
  const own = useMemo(() => ({ keeper, times: new Set<number>() }), [keeper])

  useEffect(() => {
    if (!keeper) return
    let isCurrent = true
    keeper.read().then(
      (found) => isCurrent && setOffered(found && own.times.has(found.at) ? null : found),
      () => {},
    )
    return () => {
      isCurrent = false
      setOffered(null)
    }
  }, [keeper, own])
  useKeeping({ own, changes, origin: state.origin, finished })

  const settle = useCallback(() => setOffered(null), [])
  // what was typed since lies there already, in its place
  const discard = () => {
    if (changes === 'null') keeper?.drop().catch(() => {})
    settle()
  }
  const finish = () => {
    finished.current = state.origin
    keeper?.drop().catch(() => {})
    settle()
  }
  return { offered, settle, discard, finish }
}

interface Keeping {
  own: { readonly keeper: DraftKeeper | null; readonly times: Set<number> }
  changes: string
  origin: object
  finished: { readonly current: object | null }
}

function useKeeping({ own, changes, origin, finished }: Keeping) {
  const { keeper } = own
  const kept = useRef({ keeper, changes: 'null' })
  const waiting = useRef<(isLeaving: boolean) => void>(() => {})
  useEffect(() => {
    if (kept.current.keeper !== keeper) kept.current = { keeper, changes: 'null' }
    const mine = kept.current
    if (!keeper || changes === mine.changes) return
    const keep = (isLeaving: boolean) => {
      waiting.current = () => {}
      clearTimeout(timer)
      if (finished.current === origin) return
      mine.changes = changes
      const made = JSON.parse(changes) as Pick<FormDraft, 'values' | 'base'> | null
      const at = Date.now()
      own.times.add(at)
      const sent = made ? keeper.save({ ...made, at }, isLeaving) : keeper.drop(isLeaving)
      sent.catch(() => (mine.changes = ''))
    }
    const timer = setTimeout(() => keep(false), pause)
    waiting.current = keep
    return () => clearTimeout(timer)
  }, [keeper, own, changes, origin, finished])
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
}
