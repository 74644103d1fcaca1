import { useRef, useState } from 'react'
import { RequestError } from '#src/http/failure.ts'
import { $text as $http } from '#src/http/http.text.ts'
import { freshId } from '#src/lib/random-id.ts'
import type { Connection } from '#src/stores/connection.ts'
import { useNotify } from '#src/ui/toast/notify.ts'
import type { FormState } from './use-form.ts'

/** Milliseconds in which a second press does nothing (specification 9). */
const pressGuard = 1000

interface SubmissionOptions {
  state: Pick<FormState, 'submit' | 'values'>
  connection: Pick<Connection, 'kind'>
  /** The server has taken it. */
  onDone(): void
  /** True where a refusal was dealt with: it is not told any more. */
  onRefused?(failure: unknown): boolean
}

/** Sends a form: pending, guarded against a second press, told in the server's words or the usual ones. */
export function useSubmission({ state, connection, onDone, onRefused }: SubmissionOptions) {
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)
  const guarded = useRef(0)
  const keyFor = useKey()

  const submit = async () => {
    if (isSending.current || Date.now() < guarded.current) return
    isSending.current = true
    setBusy(true)
    const until = Date.now() + pressGuard
    try {
      const headers = connection.kind === 'own' ? { 'Idempotency-Key': keyFor(state.values) } : undefined
      const message = await state.submit(headers && { headers })
      if (message === undefined) return
      guarded.current = until
      notify.success(message || $http.get().submitted)
      onDone()
    } catch (failure) {
      guarded.current = until
      if (onRefused?.(failure)) return
      if (isSilent(failure)) notify.error($http.get().notSubmitted)
      else notify.failure(failure)
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }
  return { isBusy, submit: () => void submit() }
}

/** The same key while the same is sent again: a server that has taken it does not take it twice. */
function useKey() {
  const sent = useRef({ body: '', key: '' })
  return (values: unknown) => {
    const body = JSON.stringify(values)
    if (body !== sent.current.body) sent.current = { body, key: freshId() }
    return sent.current.key
  }
}

// a refusal without a sentence
const isSilent = (failure: unknown) =>
  failure instanceof RequestError && failure.kind === 'business' && failure.message === $http.get().failed && !failure.shown
