import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { unsigned, type FormDraft } from '#src/api/preferences.ts'
import { isSame } from '#src/lib/is-same.ts'
import { freshId } from '#src/lib/random-id.ts'
import type { Connection } from '#src/stores/connection.ts'
import { draftStore, type DraftBackend, type DraftStore } from './draft-store.ts'
import { changesIn } from './merge.ts'
import type { FormStore } from './form-store.ts'
import type { FormValues } from './form-field.ts'
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
  store: FormStore
  /** What counts as unchanged. */
  start: FormValues
  /** Of the row that the form was begun from. */
  version: number | undefined
  /** Where a plain shop keeps drafts of this form. */
  shop: DraftBackend | undefined
}

/** What this form has in the one place that all forms of the name share. */
interface Own {
  readonly store: DraftStore | null
  by: string
  isStored: boolean
  /** What another form had put there, and nobody has decided about. */
  other: FormDraft | null
}

type Changes = Pick<FormDraft, 'values' | 'base' | 'version'> | null

const byOf = (draft: FormDraft) => draft.by ?? unsigned

/** Keeps what is typed into a form under `name` until it is finished. What cannot be kept is still in the form. */
export function useDraft(connection: Connection, { name, store: form, start, version, shop }: DraftOptions): Draft {
  const store = useMemo(() => (name === null ? null : draftStore(connection, name, shop)), [connection, name, shop])
  const own = useMemo((): Own => ({ store, by: freshId(), isStored: false, other: null }), [store])
  const [offered, setOffered] = useState<FormDraft | null>(null)
  // another form that takes the place of a finished one is kept again
  const finished = useRef<FormStore | null>(null)
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
  usePersist({ own, store: form, start, version, finished })

  const takeUp = () => {
    if (offered) Object.assign(own, { by: byOf(offered), isStored: true })
    offer(null)
  }
  const discard = () => {
    if (offered) store?.drop(byOf(offered)).catch(() => {})
    offer(null)
  }
  const finish = () => {
    finished.current = form
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

interface PersistOptions extends Omit<DraftOptions, 'name' | 'shop'> {
  own: Own
  finished: { readonly current: FormStore | null }
}

function usePersist({ own, store, start, version, finished }: PersistOptions) {
  const drafts = own.store
  const persisted = useRef<{ drafts: DraftStore | null; changes: Changes | undefined }>({ drafts, changes: null })
  const waiting = useRef<KeepNow>(() => {})
  useEffect(() => {
    if (persisted.current.drafts !== drafts) persisted.current = { drafts, changes: null }
    const mine = persisted.current
    if (!drafts) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const changesNow = (): Changes => {
      const changed = changesIn(store.fields, start, store.values)
      return changed && { ...changed, ...(version !== undefined && { version }) }
    }
    const keep = (isLeaving: boolean) => {
      waiting.current = () => {}
      clearTimeout(timer)
      if (finished.current === store) return
      const changes = changesNow()
      if (isSame(changes, mine.changes)) return
      mine.changes = changes
      if (changes) own.isStored = true
      const sent = changes ? drafts.save({ ...changes, at: Date.now(), by: own.by }, isLeaving) : letGo(own, isLeaving)
      sent?.catch(() => (mine.changes = undefined))
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => keep(false), pause)
      waiting.current = keep
    }
    if (!isSame(changesNow(), mine.changes)) wait()
    const end = store.$values.listen(wait)
    return () => {
      end()
      clearTimeout(timer)
    }
  }, [own, drafts, store, start, version, finished])
  useLeaving(waiting, drafts)
}
