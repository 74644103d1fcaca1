import { useStore } from '@nanostores/react'
import { useHost } from '../host.ts'
import { lazyPart, useLazyPart } from '../lazy-part.ts'
import { type OpenQuestion, questionOf } from './confirm.ts'

const part = lazyPart<{ question: OpenQuestion | undefined }>(() => import('./question.tsx').then((module) => module.Question))

/** Stands once in every element; shows what `useConfirm` asks. */
export function ConfirmHost() {
  const question = useStore(questionOf(useHost()))
  const Question = useLazyPart(part, question !== undefined, () => question?.answer(false))
  return Question ? <Question question={question} /> : null
}
