import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Connection } from '#src/stores/connection.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { safeAddress } from './quill/attributes.ts'
import { $text } from './video.text.ts'

export interface VideoDialogProps {
  connection: Connection
  onClose: () => void
  /** The video's full address. */
  onDone: (address: string) => void
}

/** Only this ending, in small or capital letters (specification 5). */
export const isMp4 = (name: string): boolean => /\.(mp4|MP4)$/.test(name.split(/[?#]/)[0] ?? '')

/** The address of a video. */
export function VideoDialog({ onClose, onDone }: VideoDialogProps) {
  const t = useStore($text)
  const common = useStore($common)
  const [address, setAddress] = useState('')
  const [error, setError] = useState('')
  const take = () => {
    const wanted = safeAddress(address.trim())
    if (wanted === '') return setError(t.place)
    if (!isMp4(wanted)) return setError(t.onlyMp4)
    onDone(wanted)
  }
  const footer = (
    <>
      <Button onClick={onClose}>{common.cancel}</Button>
      <Button variant="primary" onClick={take}>
        {t.add}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={t.title} width={720} footer={footer}>
      <Field label={t.address} error={error || undefined}>
        <Input value={address} onChange={(next) => (setAddress(next), setError(''))} placeholder={t.place} maxLength={999} onEnter={take} />
      </Field>
    </Dialog>
  )
}
