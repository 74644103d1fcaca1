import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { LinkInput } from '#src/pickers/link-input.tsx'
import type { Connection } from '#src/stores/connection.ts'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { DialogButtons } from '#src/ui/dialog/dialog-buttons.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { $text } from './hotspot.text.ts'

interface AreaDialogProps {
  connection: Connection
  link: string
  onClose: () => void
  onDone: (link: string) => void
}

/** Where one area leads, as a double click on it asks. */
export function AreaDialog({ connection, link, onClose, onDone }: AreaDialogProps) {
  const t = useStore($text)
  const [chosen, choose] = useState(link)
  const [isTried, setTried] = useState(false)
  const confirm = () => (chosen === '' ? setTried(true) : onDone(chosen))
  const footer = <DialogButtons onCancel={onClose} onConfirm={confirm} />
  return (
    <Dialog open onClose={onClose} title={t.setTitle} footer={footer}>
      <Field label={t.setLink} required error={isTried && chosen === '' ? t.linkMissing : undefined}>
        {(ids) => (
          <LinkInput
            id={ids.id}
            {...(ids.describedBy !== undefined && { 'aria-describedby': ids.describedBy })}
            connection={connection}
            value={chosen}
            label={t.setLink}
            placeholder={t.linkMissing}
            onChange={choose}
          />
        )}
      </Field>
    </Dialog>
  )
}
