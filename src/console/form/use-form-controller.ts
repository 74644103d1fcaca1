import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { FormDescription, FormValues } from '#src/forms/rule.ts'
import { useDraftController } from '#src/forms/use-draft-controller.ts'
import { startOf, useForm, type FormState } from '#src/forms/use-form.ts'
import { useSubmission } from '#src/forms/use-submission.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { RequestError } from '#src/http/failure.ts'
import { jsonText } from '#src/lib/json-text.ts'
import { $locale } from '#src/text/locale.ts'
import type { Form, OpenedForm } from '../engine/form/form.ts'
import { usePlace } from '../router/use-router.ts'
import { useUnsaved } from '../router/use-unsaved.ts'
import { useAsked } from './use-asked.ts'

const nothing: FormDescription = { title: '', action: null, method: 'POST', rules: [] }

export interface FormControllerProps<Row> {
  form: Form<Row>
  row?: Row
  /** Under which its draft is kept; null keeps none. */
  draft: string | null
  /** The server has taken it. */
  onDone(): void
  /** The server has taken it after the form was left. */
  onLate?(): void
  /** It stays on the screen, and is asked for again once the server has taken it. */
  isStaying?: boolean
}

/** A declared form while it is filled in: its values, its draft, what somebody else stored meanwhile, and its sending. */
export function useFormController<Row>({ form, row, draft: name, onDone, onLate, isStaying = false }: FormControllerProps<Row>) {
  const connection = useConnection()
  const isTyped = useRef(false)
  const { asked, opened, again, take } = useOpened(form, row, isTyped)
  const locale = useStore($locale)
  // described anew in another language
  const description = useMemo(() => (locale && opened?.describe()) || nothing, [opened, locale])
  const state = useForm(description, connection)
  isTyped.current = state.isDirty
  const [done, setDone] = useState<object>()
  const draft = useDraftController(connection, opened ? name : null, state)

  const [met, setMet] = useState<FormValues | null>(null)
  const onRefused = (failure: unknown): boolean => {
    if (failure instanceof RequestError && failure.code === 'RECORD_GONE') draft.forget()
    const theirs = opened?.theirsIn?.(failure)
    if (!theirs) return false
    const described = theirs.describe()
    setMet(draft.meet(startOf(described), described.origin ?? described))
    take(theirs)
    return true
  }
  const fillIn = useRef(state.fill)
  fillIn.current = state.fill
  useLayoutEffect(() => {
    if (met) fillIn.current(met)
  }, [met])

  const { sent, note } = useTypedSince(state)
  const isGone = useIsGone()
  const taken = () => {
    draft.finish()
    note()
    setDone(state.origin)
    if (isGone.current) onLate?.()
  }
  const { isBusy, submit } = useSubmission({ state, maySend: draft.isDecided, onRefused, onDone: taken })
  const isDone = done === state.origin
  const isDirty = state.isDirty && !(isDone && jsonText(state.values) === jsonText(sent.current))
  useUnsaved(isDirty)
  const finish = useRef(onDone)
  finish.current = onDone
  // only when nothing is unsaved any more, so that nobody is asked
  useEffect(() => {
    if (!isDone) return
    finish.current()
    if (isStaying) again()
  }, [isDone, isStaying, again])
  return { asked, isThere: opened !== undefined, title: description.title, state, isDirty, isBusy, submit, draft }
}

function useIsGone() {
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  return isGone
}

// what somebody typed between the sending and the form that is read again goes on in its place
function useTypedSince({ earlier, values, fill }: Pick<FormState, 'earlier' | 'values' | 'fill'>) {
  const sent = useRef<FormValues>(undefined)
  useLayoutEffect(() => {
    const then = sent.current
    if (!earlier || !then) return
    sent.current = undefined
    const typed = Object.entries(earlier).filter(([field, value]) => jsonText(value) !== jsonText(then[field]))
    if (typed.length > 0) fill(Object.fromEntries(typed))
  })
  return { sent, note: () => void (sent.current = values) }
}

/** The form that was asked for, or what took its place since. */
function useOpened<Row>(form: Form<Row>, row: Row | undefined, isTyped: { readonly current: boolean }) {
  const connection = useConnection()
  const { query } = usePlace()
  const target = useRef({ connection, row, query: new URLSearchParams(query) })
  const [round, setRound] = useState(0)
  const [newer, take] = useState<OpenedForm>()
  const asked = useAsked(`form ${round}`, async () => form.open(target.current))
  const fresh = asked.state === 'there' ? asked.data : undefined
  // what was sent stays on the screen while it is read again, and where it cannot be
  const [shown, setShown] = useState<{ form: OpenedForm; round: number }>()
  // a page that comes back into sight asks again: what is half typed in it goes on as it was
  const isNewer = fresh !== undefined && shown?.form !== fresh && !(shown?.round === round && isTyped.current)
  if (isNewer) setShown({ form: fresh, round })
  const [again] = useState(() => () => {
    take(undefined)
    setRound((before) => before + 1)
  })
  return { asked, opened: newer ?? (isNewer ? fresh : shown?.form), again, take }
}

export type FormController = ReturnType<typeof useFormController>
