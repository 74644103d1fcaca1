import { useStore } from '@nanostores/react'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { useEditor } from '../use-editor.ts'

const conflict = lazyPart<object>(() => import('../conflict/conflict-dialog.tsx').then((module) => module.ConflictDialog))
const draft = lazyPart<object>(() => import('./asking/draft-dialog.tsx').then((module) => module.DraftDialog))
const changed = lazyPart<object>(() => import('./asking/changed-dialog.tsx').then((module) => module.ChangedDialog))

/** What saving and opening may have to ask: a conflict, a draft, or what a server changed. */
export function SaveDialogs() {
  return (
    <>
      <ConflictSlot />
      <DraftSlot />
      <ChangedSlot />
    </>
  )
}

function ConflictSlot() {
  const { merging } = useEditor().session
  const isOpen = useStore(merging.$open) !== null
  const Part = useLazyPart(conflict, isOpen, () => merging.cancel())
  return Part ? <Part /> : null
}

function DraftSlot() {
  const { session } = useEditor()
  const hasDrafts = useStore(session.$drafts).length > 0
  const Part = useLazyPart(draft, hasDrafts)
  return Part ? <Part /> : null
}

function ChangedSlot() {
  const { saver } = useEditor().session
  const isChanged = useStore(saver.$changed).some((difference) => !difference.isHarmless)
  const Part = useLazyPart(changed, isChanged)
  return Part ? <Part /> : null
}
