import { useEffect, useRef, useState } from 'react'
import { askOnce, cachedAnswer } from './answers.ts'

/** What became of a question to the server. */
export type Answer<T> =
  /** `before`: what was answered to the question before this one. */
  | { readonly state: 'waiting'; readonly before?: T }
  | { readonly state: 'there'; readonly data: T }
  | { readonly state: 'failed'; readonly message: string; readonly retry: () => void }

interface Result<T> {
  key: string | null
  answer: Answer<T>
}

/**
 * Asks whenever `key` changes, unless the answer is known; an answer to an older question is dropped.
 * Null asks nothing. `owner`: who shares the answers, that is the connection.
 */
export function useAnswer<T>(owner: object, key: string | null, ask: () => Promise<T>): Answer<T> {
  const [result, setResult] = useState<Result<T>>({ key: null, answer: { state: 'waiting' } })
  const [round, setRound] = useState(0)
  // the key says what is asked; the function is another one at every render
  const question = useRef(ask)
  question.current = ask
  useEffect(() => {
    if (key === null) return
    let isCurrent = true
    const settle = (answer: Answer<T>) => isCurrent && setResult({ key, answer })
    const there = cachedAnswer(owner, key)
    if (there) settle({ state: 'there', data: there.data as T })
    else
      askOnce(owner, key, () => question.current()).then(
        (data) => settle({ state: 'there', data }),
        (error: unknown) =>
          settle({
            state: 'failed',
            message: error instanceof Error ? error.message : '',
            retry: () => {
              setResult({ key: null, answer: { state: 'waiting' } })
              setRound((before) => before + 1)
            },
          }),
      )
    return () => {
      isCurrent = false
    }
  }, [owner, key, round])
  if (result.key === key && key !== null) return result.answer
  const there = key === null ? undefined : cachedAnswer(owner, key)
  if (there) return { state: 'there', data: there.data as T }
  return result.answer.state === 'there' ? { state: 'waiting', before: result.answer.data } : { state: 'waiting' }
}
