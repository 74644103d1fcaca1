import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { unsigned, type FormDraft } from '#src/api/preferences.ts'
import { jsonText } from '#src/lib/json-text.ts'
import { freshId } from '#src/lib/random-id.ts'
import type { Connection } from '#src/stores/connection.ts'
import { draftStore, type DraftStore } from './draft-store.ts'
import { changesIn } from './merge.ts'
import type { FormState } from './use-form.ts'
import { useLeaving, type KeepNow } from './use-leaving.ts'

/** Milliseconds after the last key until it is kept. */
const pause = 600

export interface Draft {
  /** One of another time, until it is taken up or thrown away. */
  offered: FormDraft | null
  /** What is offered stands in the form: from now on it is this form's own. */
  takeUp(): void
  /** Throws away the one that is offered. */
  discard(): void
  /** The server has what was typed: forgets it, and keeps nothing more of this form. What another form has begun stays offered. */
  finish(): void
}

interface DraftOptions {
  /** Keeps nothing when null. */
  name: string | null
  state: Pick<FormState, 'rules' | 'start' | 'values' | 'origin'>
  /** Of the row that the form was begun from. */
  version: number | undefined
}

/** What this form has in the one place that all forms of the name share. */
interface Own {
  readonly store: DraftStore | null
  by: string
  isStored: boolean
  /** What another form had put there, and nobody has decided about. */
  other: FormDraft | null
}

const byOf = (draft: FormDraft) => draft.by ?? unsigned

/** Keeps what is typed into a form under `name` until it is finished. What cannot be kept is still in the form. */
export function useDraft(connection: Connection, { name, state, version }: DraftOptions): Draft {
  const store = useMemo(() => (name === null ? null : draftStore(connection, name)), [connection, name])
  const own = useMemo((): Own => ({ store, by: freshId(), isStored: false, other: null }), [store])
  const [offered, setOffered] = useState<FormDraft | null>(null)
  const changed = changesIn(state.rules, state.start, state.values)
  const changes = jsonText(changed && { ...changed, ...(version !== undefined && { version }) })
  // another form that takes the place of a finished one is kept again
  const finished = useRef<object | null>(null)
  const offer = useCallback(
    (other: FormDraft | null) => {
      Object.assign(own, { other })
      setOffered(other)
    },
    [own],
  )

  useEffect(() => {
    if (!store) return
    let isCurrent = true
    store.read().then(
      // when a page comes back into sight, its own still stands in it
      (found) => isCurrent && offer(found && byOf(found) === own.by ? null : found),
      () => {},
    )
    return () => {
      isCurrent = false
      setOffered(null)
    }
  }, [store, own, offer])
  usePersist({ own, changes, origin: state.origin, finished })

  const takeUp = () => {
    if (offered) Object.assign(own, { by: byOf(offered), isStored: true })
    offer(null)
  }
  const discard = () => {
    if (offered) store?.drop(byOf(offered)).catch(() => {})
    offer(null)
  }
  const finish = () => {
    finished.current = state.origin
    letGo(own)?.catch(() => {})
  }
  return { offered, takeUp, discard, finish }
}

/** Its own goes; what it had taken the place of comes back. */
function letGo(own: Own, isLeaving?: boolean): Promise<void> | undefined {
  const { store, by, isStored, other } = own
  if (!isStored) return undefined
  own.isStored = false
  return other ? store?.save(other, isLeaving) : store?.drop(by, isLeaving)
}

interface PersistOptions {
  own: Own
  changes: string
  origin: object
  finished: { readonly current: object | null }
}

function usePersist({ own, changes, origin, finished }: PersistOptions) {
  const { store } = own
  const persisted = useRef({ store, changes: 'null' })
  const waiting = useRef<KeepNow>(() => {})
  useEffect(() => {
    if (persisted.current.store !== store) persisted.current = { store, changes: 'null' }
    const mine = persisted.current
    if (!store || changes === mine.changes) return
    const keep = (isLeaving: boolean) => {
      waiting.current = () => {}
      clearTimeout(timer)
      if (finished.current === origin) return
      mine.changes = changes
      const made = JSON.parse(changes) as Pick<FormDraft, 'values' | 'base' | 'version'> | null
      if (made) own.isStored = true
      const sent = made ? store.save({ ...made, at: Date.now(), by: own.by }, isLeaving) : letGo(own, isLeaving)
      sent?.catch(() => (mine.changes = ''))
    }
    const timer = setTimeout(() => keep(false), pause)
    waiting.current = keep
    return () => clearTimeout(timer)
  }, [store, own, changes, origin, finished])
  useLeaving(waiting, store)
}
