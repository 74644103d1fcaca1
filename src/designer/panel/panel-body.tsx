import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { useEditor } from '../use-editor.ts'

/** The fields of a panel. Of a page that is only shown they can be looked through, and not used. */
export function PanelBody({ children }: { children: ReactNode }) {
  const isLocked = useStore(useEditor().page.$isLocked)
  return (
    <div className="designer-panel__body">
      {/* what is inert does not scroll */}
      <div inert={isLocked}>{children}</div>
    </div>
  )
}
