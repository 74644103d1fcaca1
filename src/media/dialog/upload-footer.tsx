import { useStore } from '@nanostores/react'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { DialogButtons } from '#src/ui/dialog/dialog-buttons.tsx'
import { $text } from './dialog.text.ts'
import type { UploadFormState } from './use-upload-form.ts'

/** Cancel and OK; once pictures are on their way, only closing is left. */
export function UploadFooter({ form, onClose }: { form: UploadFormState; onClose(): void }) {
  const t = useStore($text)
  const common = useStore($common)
  if (form.sent.length > 0) {
    return (
      <>
        <span className="media-dialog-note">{t.goesOn}</span>
        <Button variant="primary" onClick={onClose}>
          {common.close}
        </Button>
      </>
    )
  }
  return <DialogButtons onCancel={onClose} onConfirm={form.confirm} busy={form.isBusy} />
}
