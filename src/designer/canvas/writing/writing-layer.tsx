import { useStore } from '@nanostores/react'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { useEditor } from '../../use-editor.ts'

const part = lazyPart(() => import('./text-writer.tsx').then(({ TextWriter }) => TextWriter))

/** Over the whole phone: the field in which a text of the page is written, while one is. */
export function WritingLayer() {
  const { $writing } = useEditor()
  const writing = useStore($writing)
  const Part = useLazyPart(part, writing !== null, () => $writing.set(null))
  return Part && writing ? <Part key={writing.id} writing={writing} /> : null
}
