import type { DragEvent } from 'react'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import type { MediaServer } from '../server.ts'
import type { Library } from '../store.ts'
import css from './dialog.css?inline'
import { $text } from './dialog.text.ts'
import { UploadForm } from './upload-form.tsx'
import { UploadFooter } from './upload-footer.tsx'
import { useUploadForm } from './use-upload-form.ts'

addStyles(css)

export interface UploadDialogProps {
  library: Library
  server: Pick<MediaServer, 'base' | 'send' | 'capabilities'>
  /** Bytes that the server takes for one picture; undefined when it does not say. */
  limit: number
  /** The server says nothing of web addresses that it could not fetch. */
  isSilent: boolean
  isOpen: boolean
  onClose(): void
}

/** The upload dialog with its three modes (specification 4, 5); each opening starts afresh. */
export function UploadDialog(props: UploadDialogProps) {
  const [round, setRound] = useState(0)
  const wasOpen = useRef(props.isOpen)
  useEffect(() => {
    if (props.isOpen && !wasOpen.current) setRound((before) => before + 1)
    wasOpen.current = props.isOpen
  }, [props.isOpen])
  return <Opened key={round} {...props} />
}

function Opened(props: UploadDialogProps) {
  const t = useStore($text)
  const form = useUploadForm(props)
  return (
    <div className="media-dialog-fence" {...fence}>
      <Dialog
        open={props.isOpen}
        onClose={props.onClose}
        title={t.title}
        width={640}
        footer={<UploadFooter form={form} queue={props.library.queue} onClose={props.onClose} />}
      >
        <UploadForm form={form} library={props.library} limit={props.limit} />
      </Dialog>
    </div>
  )
}

// what is dropped on the dialog or pasted into it is not for the library behind it, nor for the browser to open
const stay = (event: DragEvent) => {
  event.preventDefault()
  event.stopPropagation()
}
const fence = {
  onDragEnter: stay,
  onDragOver: stay,
  onDragLeave: stay,
  onDrop: stay,
  onPaste: (event: { stopPropagation(): void }) => event.stopPropagation(),
}
