import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { useStore } from '@nanostores/react'
import { $text } from '../designer.text.ts'

const panel = lazyPart<object>(() => import('./panel.tsx').then((module) => module.Panel))

/** The room of the panel; its controls come with it, after the page is on the screen. */
export function PanelSlot() {
  const t = useStore($text)
  const Panel = useLazyPart(panel, true)
  return (
    <aside className="designer-panel" part="panel" aria-label={t.panel}>
      {Panel ? <Panel /> : <Waiting />}
    </aside>
  )
}

function Waiting() {
  return (
    <div className="designer-panel__waiting">
      <Skeleton rows={4} />
    </div>
  )
}
