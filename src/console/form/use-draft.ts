import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FormDraft } from '#src/api/preferences.ts'
import { changesIn } from '#src/forms/merge.ts'
import type { FormState } from '#src/forms/use-form.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { draftKeeper, type DraftKeeper } from '../engine/kept/draft-keeper.ts'

/** Milliseconds after the last key until it is kept. */
const pause = 600

export interface Draft {
  /** One of another time, until it is taken up or thrown away. */
  offered: FormDraft | null
  /** It is used: nothing is offered any more. */
  settle(): void
  /** Throws away the one that is offered. */
  discard(): void
  /** The server has what was typed: forgets it, and keeps nothing more. */
  finish(): void
}

/** Keeps what is typed into a form under `name` until it is finished; null keeps nothing. What cannot be kept is still in the form. */
export function useDraft(name: string | null, state: Pick<FormState, 'rules' | 'start' | 'values'>): Draft {
  const connection = useConnection()
  const keeper = useMemo(() => (name === null ? null : draftKeeper(connection, name)), [connection, name])
  const [offered, setOffered] = useState<FormDraft | null>(null)
  const changes = JSON.stringify(changesIn(state.rules, state.start, state.values))
  const isDone = useRef(false)

  useEffect(() => {
    if (!keeper) return
    let isCurrent = true
    isDone.current = false
    keeper.read().then(
      (found) => isCurrent && setOffered(found),
      () => {},
    )
    return () => {
      isCurrent = false
      setOffered(null)
    }
  }, [keeper])
  useKeeping(keeper, changes, isDone)

  const settle = useCallback(() => setOffered(null), [])
  // what was typed since lies there already, in its place
  const discard = () => {
    if (changes === 'null') keeper?.drop().catch(() => {})
    settle()
  }
  const finish = () => {
    isDone.current = true
    keeper?.drop().catch(() => {})
    settle()
  }
  return { offered, settle, discard, finish }
}

function useKeeping(keeper: DraftKeeper | null, changes: string, isDone: { current: boolean }) {
  const kept = useRef('null')
  const waiting = useRef<() => void>(() => {})
  useEffect(() => {
    if (!keeper || changes === kept.current) return
    const keep = () => {
      waiting.current = () => {}
      clearTimeout(timer)
      if (isDone.current) return
      kept.current = changes
      const made = JSON.parse(changes) as Pick<FormDraft, 'values' | 'base'> | null
      const sent = made ? keeper.save({ ...made, at: Date.now() }) : keeper.drop()
      sent.catch(() => (kept.current = ''))
    }
    const timer = setTimeout(keep, pause)
    waiting.current = keep
    return () => clearTimeout(timer)
  }, [keeper, changes, isDone])
  useEffect(() => {
    const flush = () => waiting.current()
    const hide = () => document.visibilityState === 'hidden' && flush()
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('pagehide', flush)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [keeper])
}
