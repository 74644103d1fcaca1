import { useStore } from '@nanostores/react'
import { CircleAlert, CircleCheck, Plus, X } from 'lucide-react'
import type { ClipboardEvent } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { Spinner } from '#src/ui/spinner/spinner.tsx'
import { Picture } from '../../grid/picture.tsx'
import { $text as $uploadText } from '../../upload/upload.text.ts'
import { $text } from '../dialog.text.ts'
import type { WebPicture } from './fetch-pictures.ts'

interface WebPaneProps {
  pictures: readonly WebPicture[]
  /** What stands in the field and is not in the list yet. */
  draft: string
  error: string
  onDraft(text: string): void
  /** Takes what was written or pasted. */
  onAdd(text: string): void
  onChange(pictures: readonly WebPicture[]): void
}

/** Addresses of pictures that the server is to fetch, with a look at each. */
export function WebPane({ pictures, draft, error, onDraft, onAdd, onChange }: WebPaneProps) {
  const t = useStore($text)
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!/\S\s+\S/.test(text)) return
    // a field of one line would swallow the line breaks
    event.preventDefault()
    onAdd(`${draft} ${text}`)
  }
  return (
    <>
      <Field label={t.webPicture} error={error} help={t.addressHelp}>
        {({ id, describedBy, invalid }) => (
          <div className="media-web-line" onPaste={paste}>
            <Input
              id={id}
              aria-describedby={describedBy}
              invalid={invalid}
              type="url"
              value={draft}
              onChange={onDraft}
              onEnter={() => onAdd(draft)}
              placeholder={t.addressHolder}
            />
            <Button icon={<Plus />} onClick={() => onAdd(draft)}>
              {t.addAddress}
            </Button>
          </div>
        )}
      </Field>
      {pictures.length > 0 && (
        <ul className="media-web-list" aria-label={t.pictures}>
          {pictures.map((picture) => (
            <WebRow key={picture.address} picture={picture} onRemove={() => onChange(pictures.filter((other) => other !== picture))} />
          ))}
        </ul>
      )}
    </>
  )
}

function WebRow({ picture, onRemove }: { picture: WebPicture; onRemove(): void }) {
  const t = useStore($text)
  return (
    <li className="media-web-row" data-state={picture.state}>
      <span className="media-upload-preview">
        <Picture addresses={[picture.address]} />
      </span>
      <span className="media-web-words">
        <span className="media-web-address" title={picture.address}>
          {picture.address}
        </span>
        <Outcome picture={picture} />
      </span>
      {picture.state !== 'fetching' && <IconButton label={t.leaveOut(picture.address)} icon={<X />} size="compact" onClick={onRemove} />}
    </li>
  )
}

function Outcome({ picture }: { picture: WebPicture }) {
  const t = useStore($text)
  const upload = useStore($uploadText)
  if (picture.state === 'waiting') return null
  const sentences = {
    fetching: t.fetching,
    done: upload.done,
    failed: picture.message ? `${upload.failed}: ${picture.message}` : `${upload.failed}: ${t.notFetched}`,
  }
  return (
    <span className="media-web-outcome" role={picture.state === 'failed' ? 'alert' : 'status'}>
      {picture.state === 'fetching' && <Spinner size={14} />}
      {picture.state === 'done' && <CircleCheck aria-hidden="true" />}
      {picture.state === 'failed' && <CircleAlert aria-hidden="true" />}
      {sentences[picture.state]}
    </span>
  )
}
