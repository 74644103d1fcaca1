import { useStore } from '@nanostores/react'
import { Replace } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { useConfirm } from '#src/ui/confirm/confirm.ts'
import { useNotify } from '#src/ui/toast/notify.ts'
import type { Library } from '../store.ts'
import { acceptedEndings } from '../upload/accept.ts'
import { $text as $uploadText } from '../upload/upload.text.ts'
import type { MediaFile } from '../wire/media-file.ts'
import { $text } from './details.text.ts'
import { replaceFile } from './edit-file.ts'

interface ReplaceButtonProps {
  library: Library
  file: MediaFile
  onReplaced(file: MediaFile): void
}

/** Gives a file other content; whoever shows its address shows that. */
export function ReplaceButton({ library, file, onReplaced }: ReplaceButtonProps) {
  const t = useStore($text)
  const upload = useStore($uploadText)
  const notify = useNotify()
  const confirm = useConfirm()
  const field = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const replace = async (content: File | undefined) => {
    if (!content) return
    setBusy(true)
    try {
      // the queue that asks it elsewhere lies behind the drawer
      const mayFlatten = () => confirm({ title: content.name, message: upload.asking, confirmLabel: upload.flatten })
      const now = await replaceFile(library, file, content, mayFlatten)
      if (!now) return
      onReplaced(now)
      notify.success(t.replaced)
    } catch (failure) {
      notify.failure(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button icon={<Replace />} busy={isBusy} onClick={() => field.current?.click()}>
        {isBusy ? t.replacing : t.replace}
      </Button>
      <input
        ref={field}
        type="file"
        hidden
        accept={file.isVideo ? '.mp4' : acceptedEndings.join(',')}
        aria-label={t.replace}
        onChange={(event) => {
          void replace(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}
