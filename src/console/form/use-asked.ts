import { useEffect, useRef, useState } from 'react'
import { RequestError, type FailureKind } from '#src/http/failure.ts'

/** What became of a question to the server. */
export type Asked<T> =
  | { readonly state: 'waiting' }
  | { readonly state: 'there'; readonly data: T }
  | { readonly state: 'failed'; readonly kind?: FailureKind | undefined; readonly message: string; readonly retry: () => void }

/** Asks whenever `key` changes and remembers nothing between visits; an answer to an older question is dropped. Null asks nothing. */
export function useAsked<T>(key: string | null, ask: () => Promise<T>): Asked<T> {
  const [asked, setAsked] = useState<{ key: string | null; answer: Asked<T> }>({ key: null, answer: { state: 'waiting' } })
  const [round, setRound] = useState(0)
  // the key says what is asked; the function is another one at every render
  const question = useRef(ask)
  question.current = ask
  useEffect(() => {
    if (key === null) return
    let isCurrent = true
    const settle = (answer: Asked<T>) => {
      if (!isCurrent) return
      // a page that comes back into sight asks again: what it shows is not lost because nobody answers then
      setAsked((before) => (answer.state === 'failed' && before.key === key && before.answer.state === 'there' ? before : { key, answer }))
    }
    question.current().then(
      (data) => settle({ state: 'there', data }),
      (error: unknown) =>
        settle({
          state: 'failed',
          kind: error instanceof RequestError ? error.kind : undefined,
          message: error instanceof Error ? error.message : '',
          retry: () => setRound((before) => before + 1),
        }),
    )
    return () => {
      isCurrent = false
    }
  }, [key, round])
  return asked.key === key ? asked.answer : { state: 'waiting' }
}
