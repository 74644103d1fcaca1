import { useStore } from '@nanostores/react'
import { Upload } from 'lucide-react'
import type { ReadableAtom } from 'nanostores'
import { useState } from 'react'
import { useConnection } from '#src/gate/use-connection.ts'
import { Button } from '#src/ui/button/button.tsx'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { isAllowed } from '../action.ts'
import { $text } from '../engine.text.ts'
import type { PageWords } from '../page.ts'
import type { ImportDialogProps } from './import-dialog.tsx'
import type { Import } from './import.ts'

const dialog = lazyPart<ImportDialogProps<never>>(async () => (await import('./import-dialog.tsx')).ImportDialog)

interface ImportButtonProps<W extends PageWords> {
  of: Import<W>
  text: ReadableAtom<W>
  /** Reads the list again. */
  onDone(): void
}

/** Opens the import of a list, where the server takes one and the person may; what reads files is loaded when it opens. */
export function ImportButton<W extends PageWords>({ of, text: $words, onDone }: ImportButtonProps<W>) {
  const text = useStore($text)
  const connection = useConnection()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const Dialog = useLazyPart(dialog, isOpen, close)
  if (connection.kind !== 'own' || !isAllowed(connection, of)) return null
  const props = { of, text: $words, onClose: close, onDone } as unknown as ImportDialogProps<never>
  return (
    <>
      <Button variant="quiet" icon={<Upload size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {text.import}
      </Button>
      {isOpen && Dialog && <Dialog {...props} />}
    </>
  )
}
