import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useContext } from 'react'
import { EditorContext } from '../use-editor.ts'
import type { Answer, Question } from './shop-answers.ts'

const $nothing = atom(undefined)

/** The shop's answer for a preview; undefined while loading and where there is no editor, null when the shop did not answer. */
export function useAnswer<T>(question: Question<T> | null): Answer<T> {
  const answers = useContext(EditorContext)?.answers
  return useStore(answers && question ? answers.$answer(question) : $nothing) as Answer<T>
}
