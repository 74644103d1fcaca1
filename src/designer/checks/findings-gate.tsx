import { useStore } from '@nanostores/react'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { useEditor } from '../use-editor.ts'
import { askedFindings } from './ask-about-findings.ts'
import type { FindingsDialogProps } from './findings-dialog.tsx'

const dialog = lazyPart<FindingsDialogProps>(() => import('./findings-dialog.tsx').then((module) => module.FindingsDialog))

/** Shows what `askAboutFindings` asks. */
export function FindingsGate() {
  const asked = useStore(askedFindings(useEditor()))
  const Part = useLazyPart(dialog, asked !== null, () => asked?.answer(false))
  return Part && asked ? <Part asked={asked} /> : null
}
