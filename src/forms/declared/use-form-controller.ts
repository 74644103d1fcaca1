import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { FormStore } from '../form-store.ts'
import { startOf } from '../form-values.ts'
import { noForm, type FormValues } from '../form-field.ts'
import { sendForm } from '../send-form.ts'
import { useDraftController } from '../use-draft-controller.ts'
import { useForm } from '../use-form.ts'
import { useSubmission } from '../use-submission.ts'
import { RequestError } from '#src/http/failure.ts'
import type { SendOptions } from '#src/http/request.ts'
import { isSame } from '#src/lib/is-same.ts'
import type { Connection } from '#src/stores/connection.ts'
import { useOwnRead } from '#src/stores/use-read.ts'
import { $locale } from '#src/text/locale.ts'
import { useConfirm } from '#src/ui/confirm/confirm.ts'
import { useNotify } from '#src/ui/toast/notify.ts'
import type { Form, OpenedForm, WayOut } from './form.ts'

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

/** What the room above knows of where a form stands. */
export interface FormHost {
  connection: Connection
  /** Query of the address there: filters of a list. */
  query?: string
  /** Asks before the form is left, where something is unsaved; the same function at every render. */
  guard?(isUnsaved: boolean): void
}

/** A declared form while it is filled in: its values, its draft, what somebody else stored meanwhile, and its sending. */
export function useFormController<Row>(props: FormControllerProps<Row>, host: FormHost) {
  const { form, row, draft: name, onDone, onLate, isStaying = false } = props
  const latest = useRef<FormStore>(undefined)
  const { read, opened, again, take } = useOpened(form, row, host, latest)
  const locale = useStore($locale)
  // described anew in another language
  const description = useMemo(() => (locale && opened?.describe()) || noForm, [opened, locale])
  const [met, setMet] = useState<{ values: FormValues; origin: object }>()
  const [done, setDone] = useState<Taken>()
  const store = useForm(description, (from) => {
    if (met && met.origin === (description.origin ?? description)) return met.values
    return done?.store === from ? typedSince(done) : undefined
  })
  latest.current = store
  const isDirty = useStore(store.$isDirty)
  const draft = useDraftController(host.connection, opened ? name : null, store, opened?.drafts)

  const confirm = useConfirm()
  const notify = useNotify()
  const offer = async ({ title, message, label, run }: WayOut, sent: FormValues) => {
    try {
      if (!(await confirm({ title, ...(message && { message }), confirmLabel: label }))) return
      notify.success(await run())
      taken(sent)
    } catch (failure) {
      notify.failure(failure)
    }
  }
  const onRefused = (failure: unknown, sent: FormValues): boolean => {
    if (failure instanceof RequestError && failure.code === 'RECORD_GONE') draft.forget()
    const wayOut = opened?.wayOut?.(failure)
    if (wayOut) void offer(wayOut, sent)
    const theirs = opened?.theirsIn?.(failure)
    if (!theirs) return wayOut !== undefined
    const described = theirs.describe()
    const origin = described.origin ?? described
    setMet({ values: draft.meet(startOf(described), origin), origin })
    take(theirs)
    return true
  }
  const isGone = useIsGone()
  const taken = (sent: FormValues) => {
    draft.finish()
    store.settle(sent)
    setDone({ store, sent })
    if (isGone.current) onLate?.()
  }
  const send = (options: SendOptions) => sendForm(store, host.connection, options)
  const { isBusy, submit } = useSubmission({ store, send, maySend: draft.isDecided, onRefused, onDone: taken })
  const isDone = done?.store === store
  useGuarded(host, isDirty)
  const finish = useRef(onDone)
  finish.current = onDone
  // only when nothing is unsaved any more, so that nobody is asked
  useEffect(() => {
    if (!isDone) return
    finish.current()
    if (isStaying) again()
  }, [isDone, isStaying, again])
  return { read, isThere: opened !== undefined, title: description.title, store, isDirty, isBusy, submit, draft }
}

function useGuarded({ guard }: FormHost, isDirty: boolean): void {
  useEffect(() => guard?.(isDirty), [guard, isDirty])
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

/** What a server has taken, and the form that it stood in. */
interface Taken {
  store: FormStore
  sent: FormValues
}

/** What somebody typed between the sending and the form that is read again: it goes on in its place. */
const typedSince = ({ store, sent }: Taken): FormValues =>
  Object.fromEntries(Object.entries(store.values).filter(([field, value]) => !isSame(value, sent[field])))

/** The form that was asked for, or what took its place since. */
function useOpened<Row>(
  form: Form<Row>,
  row: Row | undefined,
  { connection, query = '' }: FormHost,
  latest: { readonly current: FormStore | undefined },
) {
  const target = useRef({ connection, row, query: new URLSearchParams(query) })
  const [round, setRound] = useState(0)
  const [newer, take] = useState<OpenedForm>()
  const read = useOwnRead(connection, ['form', round], async () => form.open(target.current))
  const fresh = read.state === 'there' ? read.data : undefined
  // what was sent stays on the screen while it is read again, and where it cannot be
  const [shown, setShown] = useState<{ form: OpenedForm; round: number }>()
  // a page that comes back into sight asks again: what is half typed in it goes on as it was
  const isNewer = fresh !== undefined && shown?.form !== fresh && !(shown?.round === round && latest.current?.isDirty)
  if (isNewer) setShown({ form: fresh, round })
  const [again] = useState(() => () => {
    take(undefined)
    setRound((before) => before + 1)
  })
  return { read, opened: newer ?? (isNewer ? fresh : shown?.form), again, take }
}

export type FormController = ReturnType<typeof useFormController>
