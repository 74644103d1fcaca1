import { useLayoutEffect, useRef, useState } from 'react'
import { RequestError } from '#src/http/failure.ts'
import { $text as $http } from '#src/http/http.text.ts'
import type { SendOptions } from '#src/http/request.ts'
import { IntentionKey } from '#src/lib/intention-key.ts'
import { sendKeyed } from '#src/stores/keyed.ts'
import { useNotify } from '#src/ui/toast/notify.ts'
import type { FormStore } from './form-store.ts'
import type { FormValues } from './form-field.ts'

/** Milliseconds in which a second press does nothing (specification 9). */
const pressGuard = 1000

interface SubmissionOptions {
  store: Pick<FormStore, 'values'>
  /** Answers the server's sentence, undefined where nothing was sent. @throws RequestError */
  send(options: SendOptions): Promise<string | undefined>
  /** Asked first; false where something else is to be done before. */
  maySend?(): boolean
  /** The server has taken it. */
  onDone(sent: FormValues): void
  /** True where a refusal was dealt with: it is not told any more. */
  onRefused?(failure: unknown, sent: FormValues): boolean
}

/**
 * Sends a form: pending, guarded against a second press, told in the server's words or the usual ones. Another form that
 * takes its place is not guarded by the one before.
 */
export function useSubmission({ store, send, maySend, onDone, onRefused }: SubmissionOptions) {
  const notify = useNotify()
  const [busy, setBusy] = useState<object>()
  const guarded = useRef({ store, until: 0 })
  const [key] = useState(() => new IntentionKey())

  const submit = async () => {
    if (guarded.current.store === store && Date.now() < guarded.current.until) return
    if (maySend?.() === false) return
    const guard = (until: number) => {
      if (guarded.current.store === store) guarded.current.until = until
    }
    guarded.current = { store, until: Infinity }
    setBusy(store)
    const until = Date.now() + pressGuard
    const sent = store.values
    try {
      const message = await sendKeyed({ key, request: sent }, send)
      if (message === undefined) return guard(0)
      guard(until)
      notify.success(message || $http.get().submitted)
      onDone(sent)
    } catch (failure) {
      guard(until)
      if (onRefused?.(failure, sent)) return
      if (isSilent(failure)) notify.error($http.get().notSubmitted)
      else notify.failure(failure)
    } finally {
      setBusy((current) => (current === store ? undefined : current))
    }
  }
  // the same function always: fields that get it are not drawn for it
  const latest = useRef(submit)
  useLayoutEffect(() => {
    latest.current = submit
  })
  const [press] = useState(() => () => void latest.current())
  return { isBusy: busy === store, submit: press }
}

// a refusal without a sentence
const isSilent = (failure: unknown) =>
  failure instanceof RequestError && failure.kind === 'business' && failure.message === $http.get().failed && !failure.shown
