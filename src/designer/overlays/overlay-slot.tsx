import { useStore } from '@nanostores/react'
import { useLazyPart } from '#src/ui/lazy-part.ts'
import { useEditor } from '../use-editor.ts'
import { overlays } from './index.ts'
import type { OverlayEntry } from './overlay.ts'

/** Shows the overlay that is open. */
export function OverlaySlot() {
  const editor = useEditor()
  const entry = overlays.get(useStore(editor.$overlay) ?? '')
  // what one of them was waiting for does not close the next
  return entry ? <Open key={entry.id} entry={entry} onClose={() => editor.$overlay.get() === entry.id && editor.open(null)} /> : null
}

function Open({ entry, onClose }: { entry: OverlayEntry; onClose: () => void }) {
  const Part = useLazyPart(entry.part, true, onClose)
  return Part ? <Part onClose={onClose} /> : null
}
