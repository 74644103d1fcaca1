import { atom, type WritableAtom } from 'nanostores'
import type { Editor } from '../editor.ts'
import { checkerOf } from './checker-of.ts'
import type { Finding } from './finding.ts'

/** Errors on the screen, and how to answer whether to go on. */
export interface FindingsQuestion {
  readonly errors: readonly Finding[]
  answer(goesOn: boolean): void
}

const questions = new WeakMap<Editor, WritableAtom<FindingsQuestion | null>>()

/** What an editor is asking at the moment. */
export function findingsQuestion(editor: Editor): WritableAtom<FindingsQuestion | null> {
  if (!questions.has(editor)) questions.set(editor, atom(null))
  return questions.get(editor)!
}

/**
 * Looks at the page before visitors see it. True when there are no errors, or somebody goes on in spite of them; a
 * linter that cannot be loaded keeps nobody from publishing.
 * @param isSeen false: visitors do not see it yet, only what saving would destroy is asked about
 */
export async function askAboutFindings(editor: Editor, isSeen = true): Promise<boolean> {
  const $question = findingsQuestion(editor)
  $question.get()?.answer(false)
  const checker = await checkerOf(editor).catch(() => undefined)
  const findings = (await (isSeen ? checker?.beforePublishing() : checker?.losses())) ?? []
  const errors = findings.filter(({ severity }) => severity === 'error')
  if (errors.length === 0) return true
  return new Promise((resolve) => {
    $question.set({
      errors,
      answer(goesOn) {
        $question.set(null)
        resolve(goesOn)
      },
    })
  })
}
