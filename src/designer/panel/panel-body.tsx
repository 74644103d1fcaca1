import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { $text } from '../designer.text.ts'
import { useEditor } from '../use-editor.ts'
import css from './shown.css?inline'

addStyles(css)

/** The fields of a panel. Of a page that is only shown they are read, with the arrow keys too, and not changed. */
export function PanelBody({ children }: { children: ReactNode }) {
  const t = useStore($text)
  const isLocked = useStore(useEditor().page.$isLocked)
  const shown = isLocked ? { 'data-shown': '', tabIndex: 0, role: 'group', 'aria-label': t.readOnly } : {}
  return (
    <div className="designer-panel__body" {...shown}>
      {children}
    </div>
  )
}
