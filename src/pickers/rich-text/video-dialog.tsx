import { useStore } from '@nanostores/react'
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import type { Connection } from '#src/stores/connection.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { DialogButtons } from '#src/ui/dialog/dialog-buttons.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { safeAddress } from './quill/attributes.ts'
import { useVideoUpload, type VideoUpload } from './use-video-upload.ts'
import css from './video.css?inline'
import { $text } from './video.text.ts'

addStyles(css)

export interface VideoDialogProps {
  connection: Connection
  onClose: () => void
  /** The video's full address. */
  onDone: (address: string) => void
}

/** Only this ending, in small or capital letters (specification 5). */
export const isMp4 = (name: string): boolean => /\.(mp4|MP4)$/.test(name.split(/[?#]/)[0] ?? '')

/** A video by its address, or one of this computer. */
export function VideoDialog({ connection, onClose, onDone }: VideoDialogProps) {
  const t = useStore($text)
  const notify = useNotify()
  const [address, setAddress] = useState('')
  const [error, setError] = useState('')
  const { upload, start, cancel } = useVideoUpload(connection, {
    onDone(where) {
      notify.success(t.uploaded)
      setAddress(where)
    },
    onFailed: (message) => setError(message || t.failed),
  })
  const field = useRef<HTMLInputElement>(null)
  const choose = (file: File) => {
    setError(isMp4(file.name) ? '' : t.onlyMp4)
    if (isMp4(file.name)) start(file)
  }
  const take = () => {
    const wanted = safeAddress(address.trim())
    if (wanted === '') return setError(t.placeholder)
    if (!isMp4(wanted)) return setError(t.onlyMp4)
    onDone(wanted)
  }
  const footer = <DialogButtons onCancel={onClose} onConfirm={take} label={t.add} busy={upload !== null} />
  return (
    <Dialog open onClose={onClose} title={t.title} width={720} footer={footer}>
      <Field label={t.address} error={error || undefined}>
        <Input
          value={address}
          onChange={(next) => (setAddress(next), setError(''))}
          placeholder={t.placeholder}
          maxLength={999}
          onEnter={take}
        />
      </Field>
      <div className="rich-video">
        <input
          ref={field}
          type="file"
          accept=".mp4"
          hidden
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            currentTarget.value = ''
            if (file) choose(file)
          }}
        />
        {upload ? (
          <UnderWay upload={upload} onCancel={cancel} />
        ) : (
          <Button icon={<Upload />} onClick={() => field.current?.click()}>
            {t.upload}
          </Button>
        )}
        {isMp4(address) && safeAddress(address.trim()) !== '' && !upload && (
          <video className="rich-video-look" src={safeAddress(address.trim())} controls preload="metadata" aria-label={t.look}>
            {/* captions are in the film or nowhere */}
            <track kind="captions" />
            {t.cannotShow}
          </video>
        )}
      </div>
    </Dialog>
  )
}

function UnderWay({ upload: { name, stage, percent }, onCancel }: { upload: VideoUpload; onCancel(): void }) {
  const t = useStore($text)
  const common = useStore($common)
  return (
    <div className="rich-video-way">
      <span className="rich-video-name" title={name}>
        {name}
      </span>
      <span className="rich-video-stage" role="status">
        {t[stage]}
      </span>
      <progress max={100} value={percent} aria-label={t.progress(name)} />
      <span className="rich-video-percent" aria-hidden="true">
        {percent}%
      </span>
      <Button size="compact" onClick={onCancel}>
        {common.cancel}
      </Button>
    </div>
  )
}
