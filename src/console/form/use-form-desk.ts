import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { mergeValues, type Difference } from '#src/forms/merge.ts'
import type { FormDescription, FormValues } from '#src/forms/rule.ts'
import { startOf, useForm } from '#src/forms/use-form.ts'
import { useSubmission } from '#src/forms/use-submission.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { $locale } from '#src/text/locale.ts'
import type { Form, OpenedForm } from '../engine/form/form.ts'
import { usePlace } from '../router/use-router.ts'
import { useUnsaved } from '../router/use-unsaved.ts'
import { useAsked } from './use-asked.ts'
import { useDraft } from './use-draft.ts'

const nothing: FormDescription = { title: '', action: null, method: 'POST', rules: [] }
const none: readonly Difference[] = []

export interface FormDeskProps<Row> {
  form: Form<Row>
  row?: Row
  /** Under which its draft is kept; null keeps none. */
  draft: string | null
  /** The server has taken it. */
  onDone(): void
}

/** A declared form while it is filled in: its values, its draft, what somebody else stored meanwhile, and its sending. */
export function useFormDesk<Row>({ form, row, draft: name, onDone }: FormDeskProps<Row>) {
  const connection = useConnection()
  const { query } = usePlace()
  const target = useRef({ connection, row, query: new URLSearchParams(query) })
  const asked = useAsked('form', async () => form.open(target.current))
  const [newer, setNewer] = useState<{ opened: OpenedForm; fill: FormValues } | null>(null)
  const opened = newer?.opened ?? (asked.state === 'there' ? asked.data : undefined)
  const locale = useStore($locale)
  // described anew in another language
  const description = useMemo(() => (locale && opened?.describe()) || nothing, [opened, locale])
  const state = useForm(description, connection)
  const [clash, setClash] = useState<readonly Difference[] | null>(null)
  const [isDone, setDone] = useState(false)
  const draft = useDraft(opened ? name : null, state)

  const onto = (theirs: FormValues, base: FormValues, mine: FormValues) => {
    const { values, differences } = mergeValues(description.rules, base, mine, theirs)
    return { values, differences }
  }
  const restore = () => {
    if (!draft.offered) return
    const { values, base } = draft.offered
    const { values: whole, differences } = onto(state.start, base, values)
    state.fill(whole)
    setClash(differences.length > 0 ? differences : null)
    draft.settle()
  }
  const onRefused = (failure: unknown): boolean => {
    const theirs = opened?.theirsIn?.(failure)
    if (!theirs) return false
    const { values, differences } = onto(startOf(theirs.describe()), state.start, state.values)
    setClash(differences)
    setNewer({ opened: theirs, fill: values })
    return true
  }
  const { fill } = state
  const fillIn = useRef(fill)
  fillIn.current = fill
  useEffect(() => {
    if (newer) fillIn.current(newer.fill)
  }, [newer])

  const { isBusy, submit } = useSubmission({ state, connection, onRefused, onDone: () => (draft.finish(), setDone(true)) })
  const isDirty = state.isDirty && !isDone
  useUnsaved(isDirty)
  const finish = useRef(onDone)
  finish.current = onDone
  // only when nothing is unsaved any more, so that nobody is asked
  useEffect(() => {
    if (isDone) finish.current()
  }, [isDone])
  const title = description.title
  return {
    asked,
    isThere: opened !== undefined,
    title,
    state,
    isDirty,
    isBusy,
    submit,
    draft,
    restore,
    clash: clash ?? none,
    hasClash: clash !== null,
  }
}

export type FormDesk = ReturnType<typeof useFormDesk>
