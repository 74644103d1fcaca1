import { useEffect, useRef, useState } from 'react'
import type { ComboAnswer, ComboOption, ComboSearch } from './choice.ts'

/** Nobody types two letters slower than this on purpose. */
const pause = 150

interface Answer extends ComboAnswer {
  words: string
}

export interface Search {
  /** The newest answer; it may be of earlier words. */
  answer: Answer | undefined
  isLoading: boolean
  hasFailed: boolean
  more(): void
  retry(): void
}

const joined = (before: readonly ComboOption[], after: readonly ComboOption[]) => {
  const known = new Set(before.map(({ id }) => id))
  return [...before, ...after.filter(({ id }) => !known.has(id))]
}

/** Asks for words while the list is open: after a pause, one question at a time, earlier ones aborted and their answers dropped. */
export function useSearch(search: ComboSearch | undefined, words: string, isOpen: boolean): Search {
  const [newest, setAnswer] = useState<Answer>()
  // what stands while nothing is typed is shown again at once when the list opens the next time
  const [first, setFirst] = useState<Answer>()
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready')
  const [attempt, setAttempt] = useState(0)
  const latest = useRef(search)
  latest.current = search
  const running = useRef<AbortController>(undefined)
  const ask = (offset: number, before: readonly ComboOption[]) => {
    const question = new AbortController()
    running.current = question
    const put = (next: 'ready' | 'failed', found?: ComboAnswer) => {
      if (running.current !== question) return
      running.current = undefined
      setState(next)
      if (!found) return
      const whole = { words, options: joined(before, found.options), hasMore: found.hasMore }
      setAnswer(whole)
      if (words === '') setFirst(whole)
    }
    // a search that throws at once fails as one that rejects
    const asked = (async () => latest.current!(words, question.signal, offset))()
    asked.then(
      (found) => put('ready', found),
      () => put('failed'),
    )
  }
  const hasSearch = search !== undefined
  useEffect(() => {
    if (!isOpen || !hasSearch) return
    setState('loading')
    const timer = setTimeout(ask, words === '' || attempt > 0 ? 0 : pause, 0, [])
    return () => {
      clearTimeout(timer)
      running.current?.abort()
      running.current = undefined
    }
    // the newest search is in a ref
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen, hasSearch, words, attempt])
  const answer = words === '' ? first : newest
  const isCurrent = answer?.words === words
  return {
    answer,
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    more() {
      if (!isCurrent || !answer.hasMore || running.current || state !== 'ready') return
      setState('loading')
      ask(answer.options.length, answer.options)
    },
    retry: () => setAttempt((before) => before + 1),
  }
}
