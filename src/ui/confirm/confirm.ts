import { atom, type WritableAtom } from 'nanostores'
import type { Host } from '#src/door/host.ts'
import { useHost } from '../host.ts'

export interface ConfirmQuestion {
  title: string
  message?: string
  /** A verb; default is "OK". */
  confirmLabel?: string
  cancelLabel?: string
  /** What follows cannot be undone. */
  danger?: boolean
}

/** A question on the screen and how to answer it. */
export interface OpenQuestion extends ConfirmQuestion {
  answer(isYes: boolean): void
}

const questions = new WeakMap<Host, WritableAtom<OpenQuestion | undefined>>()

/** The question that an element is asking at the moment. */
export function questionOf(host: Host): WritableAtom<OpenQuestion | undefined> {
  if (!questions.has(host)) questions.set(host, atom())
  return questions.get(host)!
}

/** Asks; resolves with the answer. A question asked while another is open answers that one with no. */
export function ask(host: Host, question: ConfirmQuestion): Promise<boolean> {
  const $question = questionOf(host)
  $question.get()?.answer(false)
  return new Promise((resolve) => {
    const open: OpenQuestion = {
      ...question,
      answer(isYes) {
        if ($question.get() === open) $question.set(undefined)
        resolve(isYes)
      },
    }
    $question.set(open)
  })
}

/** `const confirm = useConfirm()`, then `if (await confirm({ title, danger: true }))`. */
export function useConfirm(): (question: ConfirmQuestion) => Promise<boolean> {
  const host = useHost()
  return (question) => ask(host, question)
}
