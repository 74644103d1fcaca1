import { useStore } from '@nanostores/react'
import { X } from 'lucide-react'
import { useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { useHost } from '#src/ui/host.ts'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import type { ImagePickerProps, ImageUse } from './images/image-picker.tsx'
import css from './input.css?inline'
import { $text } from './input.text.ts'
import { PictureFace } from './picture-face.tsx'

addStyles(css)

const picker = lazyPart<ImagePickerProps>(() => import('./images/image-picker.tsx').then((module) => module.ImagePicker))

export interface ImageInputProps {
  value: string
  /** The picture's full address, or empty. */
  onChange: (address: string) => void
  label: string
  /** Best size as it is written, such as `81×81`. */
  size?: string | undefined
  use?: ImageUse
}

/** One picture from the media library. */
export function ImageInput({ value, onChange, label, size, use = 'picture' }: ImageInputProps) {
  const t = useStore($text)
  const [isOpen, setOpen] = useState(false)
  const Picker = useLazyPart(picker, isOpen, () => setOpen(false))
  const host = useHost()
  // a host may bring its own picker; elements without this event always use ours
  const isOwn = () => host.emit('crm-pick-media', { use, pick: onChange })
  const take = (next: string) => {
    setOpen(false)
    onChange(next)
  }
  return (
    <div className="pick-image" role="group" aria-label={label}>
      <button
        type="button"
        className="pick-image__face"
        aria-label={`${label}: ${value ? t.changeImage : t.chooseImage}`}
        aria-haspopup="dialog"
        onClick={() => isOwn() && setOpen(true)}
      >
        <PictureFace value={value} />
      </button>
      <div className="pick-image__words">
        <span>{label}</span>
        {size && <small>{t.size(size)}</small>}
      </div>
      {value !== '' && <IconButton size="compact" label={`${t.clear} ${label}`} icon={<X size={14} />} onClick={() => take('')} />}
      {Picker && isOpen && <Picker use={use} isOpen onClose={() => setOpen(false)} onPick={take} />}
    </div>
  )
}
