import { atom, onMount, type ReadableAtom, type WritableAtom } from 'nanostores'
import type { Connection } from '#src/stores/connection.ts'

/** What of a connection a question needs. */
export type Shop = Pick<Connection, 'send' | 'base'>

/** Something that previews want to know from the shop. */
export interface Question<T> {
  /** Two questions with one key are the same question. */
  readonly key: string
  /** Reads the reply clean: missing fields and numbers as text are dealt with here. Throws on a reply that is none. */
  readonly ask: (shop: Shop) => Promise<T>
}

/** Undefined while it is on its way, null when the shop did not answer. */
export type Answer<T> = T | null | undefined

/**
 * The shop's answers for the previews of an editor: each question is asked once, when somebody first looks, whatever
 * number of blocks show it. A question that failed is asked again by whoever looks next, never by those who wait.
 */
export class ShopAnswers {
  readonly #answers = new Map<string, WritableAtom<Answer<unknown>>>()

  constructor(readonly shop: Shop) {}

  $answer<T>(question: Question<T>): ReadableAtom<Answer<T>> {
    const cached = this.#answers.get(question.key) as WritableAtom<Answer<T>> | undefined
    if (cached) return cached
    const $answer = atom<Answer<T>>(undefined)
    this.#answers.set(question.key, $answer as WritableAtom<Answer<unknown>>)
    let isRequested = false
    onMount($answer, () => {
      if (isRequested) return
      isRequested = true
      $answer.set(undefined)
      question.ask(this.shop).then(
        (answer) => $answer.set(answer),
        () => {
          isRequested = false
          $answer.set(null)
        },
      )
    })
    return $answer
  }
}
