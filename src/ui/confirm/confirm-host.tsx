import { useStore } from '@nanostores/react'
import { useHost } from '../host.ts'
import { lazyPart, useLazyPart } from '../lazy-part.ts'
import { type Asked, questionOf } from './confirm.ts'

const part = lazyPart<{ asked: Asked | undefined }>(() => import('./question.tsx').then((module) => module.Question))

/** Stands once in every element; shows what `useConfirm` asks. */
export function ConfirmHost() {
  const asked = useStore(questionOf(useHost()))
  const Question = useLazyPart(part, asked !== undefined, () => asked?.answer(false))
  return Question ? <Question asked={asked} /> : null
}
