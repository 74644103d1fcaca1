import { useStore } from '@nanostores/react'
import { CircleAlert, CircleCheck, Copy, FolderOpen, Pause, Play, RotateCcw, X } from 'lucide-react'
import { memo, useRef } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { fileSize } from '#src/lib/file-size.ts'
import { isVideoName } from './accept.ts'
import { LocalPreview } from './local-preview.tsx'
import { ProgressBar } from './progress-bar.hot.tsx'
import type { UploadQueue } from './queue.ts'
import { isActive, isPausable, isRetriable, type Upload } from './upload.ts'
import { useOutcome } from './use-outcome.ts'
import { $text } from './upload.text.ts'
import { crowd } from './use-calm.ts'

/** Milliseconds that a row of a crowd stays before its picture is drawn. */
const passing = 700

interface UploadRowProps {
  upload: Upload
  queue: UploadQueue
  /** Its place among all, from 1. */
  at: number
  of: number
}

/** Drawn anew only when its own upload changes: others change many times a second. */
export const UploadRow = memo(function UploadRow({ upload, queue, at, of }: UploadRowProps) {
  const t = useStore($text)
  const { id, state, name } = upload
  return (
    <li className="media-upload" data-state={state} data-id={id} aria-posinset={at} aria-setsize={of}>
      <LocalPreview file={upload.file} isVideo={isVideoName(name)} delay={of > crowd ? passing : 0} />
      <div className="media-upload-body">
        <div className="media-upload-line">
          <span className="media-upload-name" title={name}>
            {name}
          </span>
          <span className="media-upload-size">{fileSize(upload.bytes)}</span>
        </div>
        {state === 'sending' || state === 'hashing' ? (
          <ProgressBar
            id={id}
            label={state === 'hashing' ? t.hashingOf(name) : t.progress(name)}
            note={state === 'hashing' ? t.hashing : ''}
          />
        ) : (
          <Outcome upload={upload} />
        )}
      </div>
      <Buttons upload={upload} queue={queue} />
    </li>
  )
})

function Buttons({ upload, queue }: { upload: Upload; queue: UploadQueue }) {
  const t = useStore($text)
  const { id, state, name, address } = upload
  const isUnlisted = state === 'done' && upload.fileId === '' && address !== '' && isVideoName(name)
  return (
    <>
      {state === 'asking' && (
        <Button size="compact" onClick={() => queue.flatten(id)}>
          {t.flatten}
        </Button>
      )}
      {state === 'missing' && <ChooseAgain upload={upload} queue={queue} />}
      {isUnlisted && (
        <IconButton label={t.copyOne(name)} icon={<Copy />} size="compact" onClick={() => void navigator.clipboard?.writeText(address)} />
      )}
      {isPausable(upload) && <IconButton label={t.pauseOne(name)} icon={<Pause />} size="compact" onClick={() => queue.pause([id])} />}
      {state === 'paused' && <IconButton label={t.resumeOne(name)} icon={<Play />} size="compact" onClick={() => queue.resume([id])} />}
      {isRetriable(upload) && <IconButton label={t.retryOne(name)} icon={<RotateCcw />} size="compact" onClick={() => queue.retry([id])} />}
      {isActive(upload) ? (
        <IconButton label={t.cancelOne(name)} icon={<X />} size="compact" onClick={() => queue.cancel([id])} />
      ) : (
        state !== 'done' && <IconButton label={t.dismissOne(name)} icon={<X />} size="compact" onClick={() => queue.dismiss(id)} />
      )}
    </>
  )
}

/** For a file whose bytes a reload took away. */
function ChooseAgain({ upload, queue }: { upload: Upload; queue: UploadQueue }) {
  const t = useStore($text)
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={field}
        type="file"
        hidden
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          event.currentTarget.value = ''
          if (file) queue.bring(upload.id, file)
        }}
      />
      <IconButton label={t.chooseAgain(upload.name)} icon={<FolderOpen />} size="compact" onClick={() => field.current?.click()} />
    </>
  )
}

function Outcome({ upload }: { upload: Upload }) {
  const isBad = upload.state === 'failed' || upload.state === 'refused' || upload.state === 'unreadable'
  const words = useOutcome(upload)
  return (
    <span className="media-upload-outcome" role={isBad ? 'alert' : undefined} title={words}>
      {isBad && <CircleAlert aria-hidden="true" />}
      {upload.state === 'done' && <CircleCheck aria-hidden="true" />}
      <span>{words}</span>
    </span>
  )
}
