import { useStore } from '@nanostores/react'
import { Film } from 'lucide-react'
import { useRef } from 'react'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { DialogButtons } from '#src/ui/dialog/dialog-buttons.tsx'
import { FileChooser } from '../upload/file-chooser.tsx'
import { $text } from './dialog.text.ts'
import type { UploadQueue } from '../upload/queue.ts'
import { isActive } from '../upload/upload.ts'
import type { UploadFormState } from './use-upload-form.ts'

/** Cancel and OK; once pictures are on their way, only closing is left. */
export function UploadFooter({ form, queue, onClose }: { form: UploadFormState; queue: UploadQueue; onClose(): void }) {
  const t = useStore($text)
  const isUnderWay = useStore(queue.$uploads).some((upload) => form.sent.includes(upload.id) && isActive(upload))
  const common = useStore($common)
  if (form.sent.length > 0) {
    return (
      <>
        {isUnderWay && <span className="media-dialog-note">{t.goesOn}</span>}
        <Button variant="primary" onClick={onClose}>
          {common.close}
        </Button>
      </>
    )
  }
  return (
    <>
      {form.mode === 0 && <Videos form={form} />}
      <DialogButtons onCancel={onClose} onConfirm={form.confirm} busy={form.isBusy} />
    </>
  )
}

/** Videos need no order and no look: they are on their way at once. */
function Videos({ form }: { form: UploadFormState }) {
  const t = useStore($text)
  const field = useRef<HTMLInputElement>(null)
  return (
    <span className="media-dialog-note">
      <Button variant="quiet" icon={<Film />} onClick={() => field.current?.click()}>
        {t.videos}
      </Button>
      <FileChooser field={field} onFiles={form.sendVideos} endings={['.mp4']} />
    </span>
  )
}
