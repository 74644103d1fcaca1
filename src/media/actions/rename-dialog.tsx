import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import type { Library } from '../store.ts'
import type { MediaFile } from '../wire/media-file.ts'
import { $text } from './actions.text.ts'

interface RenameDialogProps {
  library: Library
  /** null keeps the dialog closed. */
  file: MediaFile | null
  onClose(): void
}

export function RenameDialog({ library, file, onClose }: RenameDialogProps) {
  const t = useStore($text)
  const common = useStore($common)
  const notify = useNotify()
  const [name, setName] = useState('')
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    setName(file?.name ?? '')
    setError('')
  }, [file])

  const save = async () => {
    if (!file || isBusy) return
    if (name.trim() === '') return setError(t.fillIn)
    if (name.trim() === file.name) return onClose()
    setBusy(true)
    try {
      await library.rename(file, name.trim())
      onClose()
    } catch (failure) {
      notify.failure(failure)
    } finally {
      setBusy(false)
    }
  }
  const footer = (
    <>
      <Button onClick={onClose}>{common.cancel}</Button>
      <Button variant="primary" busy={isBusy} onClick={save}>
        {common.save}
      </Button>
    </>
  )
  return (
    <Dialog open={file !== null} onClose={onClose} title={t.renameTitle} footer={footer} width={420}>
      <Field label={t.name} required error={error}>
        <Input value={name} onChange={setName} maxLength={100} onEnter={save} />
      </Field>
    </Dialog>
  )
}
