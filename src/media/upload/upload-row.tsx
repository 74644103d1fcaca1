import { useStore } from '@nanostores/react'
import { CircleAlert, CircleCheck, RotateCcw, X } from 'lucide-react'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { fileSize } from '../list/file-size.ts'
import { LocalPreview } from './local-preview.tsx'
import { ProgressBar } from './progress-bar.hot.tsx'
import { isActive, type Upload, type UploadQueue } from './queue.ts'
import { uploadLimit } from './accept.ts'
import { $text } from './upload.text.ts'

interface UploadRowProps {
  upload: Upload
  queue: UploadQueue
}

export function UploadRow({ upload, queue }: UploadRowProps) {
  const t = useStore($text)
  const { id, state } = upload
  const { name } = upload.file
  const canRetry = state === 'failed' || state === 'cancelled'
  return (
    <li className="media-upload" data-state={state} data-id={id}>
      <LocalPreview file={upload.file} />
      <div className="media-upload-body">
        <div className="media-upload-line">
          <span className="media-upload-name" title={name}>
            {name}
          </span>
          <span className="media-upload-size">{fileSize(upload.bytes)}</span>
        </div>
        {state === 'sending' ? <ProgressBar id={id} label={t.progress(name)} /> : <Outcome upload={upload} />}
      </div>
      {state === 'asking' && (
        <Button size="compact" onClick={() => queue.flatten(id)}>
          {t.flatten}
        </Button>
      )}
      {canRetry && <IconButton label={t.retryOne(name)} icon={<RotateCcw />} size="compact" onClick={() => queue.retry(id)} />}
      {isActive(upload) ? (
        <IconButton label={t.cancelOne(name)} icon={<X />} size="compact" onClick={() => queue.cancel(id)} />
      ) : (
        state !== 'done' && <IconButton label={t.dismissOne(name)} icon={<X />} size="compact" onClick={() => queue.dismiss(id)} />
      )}
    </li>
  )
}

function Outcome({ upload }: { upload: Upload }) {
  const isBad = upload.state === 'failed' || upload.state === 'refused' || upload.state === 'unreadable'
  return (
    <span className="media-upload-outcome" role={isBad ? 'alert' : undefined}>
      {isBad && <CircleAlert aria-hidden="true" />}
      {upload.state === 'done' && <CircleCheck aria-hidden="true" />}
      {useOutcome(upload)}
    </span>
  )
}

function useOutcome({ state, refusal, message }: Upload): string {
  const t = useStore($text)
  if (state === 'failed') return message ? `${t.failed}: ${message}` : t.failed
  if (state === 'refused') return refusal === 'limit' ? t.tooMany(uploadLimit) : refusal === 'empty' ? t.emptyFile : t.wrongFormat
  if (state === 'sending') return ''
  return t[state]
}
