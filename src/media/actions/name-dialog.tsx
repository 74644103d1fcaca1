import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'
import { $common } from '#src/text/common-words.ts'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { DialogButtons } from '#src/ui/dialog/dialog-buttons.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'

interface NameDialogProps {
  title: string
  /** What the name is the name of. */
  label: string
  /** Said where nothing is filled in. */
  missing: string
  maxLength: number
  /** The thing being named; null keeps the dialog closed, another one starts afresh. */
  subject: object | null
  /** The name that it has so far. */
  name: string
  /** Gets the name without spaces around it; a failure is shown and leaves the dialog open. */
  save(name: string): Promise<unknown>
  onClose(): void
  /** Fields below the name. */
  children?: ReactNode
}

/** Asks for a name: of a picture, of a category. */
export function NameDialog({ title, label, missing, maxLength, subject, name: initialName, save, onClose, children }: NameDialogProps) {
  const common = useStore($common)
  const notify = useNotify()
  const [name, setName] = useState('')
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    setName(initialName)
    setError('')
  }, [subject, initialName])

  const submit = async () => {
    if (!subject || isBusy) return
    if (name.trim() === '') return setError(missing)
    setBusy(true)
    try {
      await save(name.trim())
      onClose()
    } catch (failure) {
      notify.failure(failure)
    } finally {
      setBusy(false)
    }
  }
  const footer = <DialogButtons onCancel={onClose} onConfirm={submit} label={common.save} busy={isBusy} />
  return (
    <Dialog open={subject !== null} onClose={onClose} title={title} footer={footer} width={420}>
      <div className="media-form">
        <Field label={label} required error={error}>
          <Input value={name} onChange={setName} maxLength={maxLength} onEnter={submit} />
        </Field>
        {children}
      </div>
    </Dialog>
  )
}
