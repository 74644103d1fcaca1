import { useStore } from '@nanostores/react'
import { ArrowRightLeft } from 'lucide-react'
import { useState } from 'react'
import type { Id } from '#src/api/endpoint.ts'
import type { Connection } from '#src/stores/connection.ts'
import { Button } from '#src/ui/button/button.tsx'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { useEditor } from '../use-editor.ts'
import type { ConversionDialogProps } from './conversion/conversion-dialog.tsx'
import { $text } from './legacy.text.ts'

const dialog = lazyPart<ConversionDialogProps>(() => import('./conversion/conversion-dialog.tsx').then((module) => module.ConversionDialog))

export interface LegacyPanelProps {
  shop: Connection
  /** Nothing was ever saved: what is shown is the built-in page. */
  isBuiltIn: () => boolean
  /** The page was made into a new one. */
  onMade: (id: Id, version: string) => void
}

/** What is said about the page itself, which has no settings of its own, and the way to a new one. */
export function LegacyPanel({ shop, isBuiltIn, onMade }: LegacyPanelProps) {
  const t = useStore($text)
  // a save may have stored it
  const { session, page } = useEditor()
  useStore(session.saver.$state)
  const isLocked = useStore(page.$isLocked)
  const [isOpen, setOpen] = useState(false)
  const Dialog = useLazyPart(dialog, isOpen, () => setOpen(false))
  return (
    <div className="designer-legacy-note">
      <h3>{t.older}</h3>
      <p>{t.olderMore}</p>
      {isBuiltIn() && <p role="note">{t.builtIn}</p>}
      <Button icon={<ArrowRightLeft size={15} />} aria-haspopup="dialog" disabled={isLocked} onClick={() => setOpen(true)}>
        {t.convert}
      </Button>
      <p className="designer-hint">{t.convertHint}</p>
      {Dialog && isOpen && <Dialog shop={shop} onClose={() => setOpen(false)} onMade={onMade} />}
    </div>
  )
}
