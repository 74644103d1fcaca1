import { useRef, useState } from 'react'
import { RequestError } from '#src/http/failure.ts'
import { $text as $http } from '#src/http/http.text.ts'
import { IntentionKey } from '#src/lib/intention-key.ts'
import { sendKeyed } from '#src/stores/keyed.ts'
import { useNotify } from '#src/ui/toast/notify.ts'
import type { FormState } from './use-form.ts'

/** Milliseconds in which a second press does nothing (specification 9). */
const pressGuard = 1000

interface SubmissionOptions {
  state: Pick<FormState, 'submit' | 'values' | 'origin'>
  /** Asked first; false where something else is to be done before. */
  maySend?(): boolean
  /** The server has taken it. */
  onDone(): void
  /** True where a refusal was dealt with: it is not told any more. */
  onRefused?(failure: unknown): boolean
}

/**
 * Sends a form: pending, guarded against a second press, told in the server's words or the usual ones. Another form that
 * takes its place is not guarded by the one before.
 */
export function useSubmission({ state, maySend, onDone, onRefused }: SubmissionOptions) {
  const notify = useNotify()
  const form = state.origin
  const [busy, setBusy] = useState<object>()
  const guarded = useRef({ form, until: 0 })
  const [key] = useState(() => new IntentionKey())

  const submit = async () => {
    if (guarded.current.form === form && Date.now() < guarded.current.until) return
    if (maySend?.() === false) return
    const guard = (until: number) => {
      if (guarded.current.form === form) guarded.current.until = until
    }
    guarded.current = { form, until: Infinity }
    setBusy(form)
    const until = Date.now() + pressGuard
    try {
      const message = await sendKeyed({ key, request: state.values }, state.submit)
      if (message === undefined) return guard(0)
      guard(until)
      notify.success(message || $http.get().submitted)
      onDone()
    } catch (failure) {
      guard(until)
      if (onRefused?.(failure)) return
      if (isSilent(failure)) notify.error($http.get().notSubmitted)
      else notify.failure(failure)
    } finally {
      setBusy((current) => (current === form ? undefined : current))
    }
  }
  return { isBusy: busy === form, submit: () => void submit() }
}

// a refusal without a sentence
const isSilent = (failure: unknown) =>
  failure instanceof RequestError && failure.kind === 'business' && failure.message === $http.get().failed && !failure.shown
