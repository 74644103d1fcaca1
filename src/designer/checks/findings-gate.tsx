import { useStore } from '@nanostores/react'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { useEditor } from '../use-editor.ts'
import { findingsQuestion } from './ask-about-findings.ts'
import type { FindingsDialogProps } from './findings-dialog.tsx'

const dialog = lazyPart<FindingsDialogProps>(() => import('./findings-dialog.tsx').then((module) => module.FindingsDialog))

/** Shows what `askAboutFindings` asks. */
export function FindingsGate() {
  const question = useStore(findingsQuestion(useEditor()))
  const Part = useLazyPart(dialog, question !== null, () => question?.answer(false))
  return Part && question ? <Part question={question} /> : null
}
