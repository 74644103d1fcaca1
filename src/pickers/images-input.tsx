import { useStore } from '@nanostores/react'
import { ChevronLeft, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { addStyles } from '#src/lib/styles.ts'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import type { ImagePickerProps } from './images/image-picker.tsx'
import css from './input.css?inline'
import { $text } from './input.text.ts'
import { PictureFace } from './picture-face.tsx'
import { pictureAddress } from './shop-picture.tsx'

addStyles(css)

const picker = lazyPart<ImagePickerProps>(() => import('./images/image-picker.tsx').then((module) => module.ImagePicker))

export interface ImagesInputProps {
  /** Addresses in their order; a shop stores some without its own. */
  value: readonly string[]
  onChange: (addresses: readonly string[]) => void
  label: string
  /** At most this many. */
  most: number
  /** Origin and folder of the server, for addresses without one. */
  base: string
  id?: string
  'aria-describedby'?: string | undefined
}

/** Several pictures from the media library, in an order. */
export function ImagesInput({ value, onChange, label, most, base, id, ...aria }: ImagesInputProps) {
  const t = useStore($text)
  const [isOpen, setOpen] = useState(false)
  const Picker = useLazyPart(picker, isOpen, () => setOpen(false))
  const room = most - value.length
  const isSingle = most === 1
  const take = (addresses: readonly string[]) => {
    setOpen(false)
    const fresh = addresses.filter((address) => isSingle || !value.includes(address))
    onChange(isSingle ? fresh.slice(0, 1) : [...value, ...fresh].slice(0, most))
  }
  const group = useRef<HTMLDivElement>(null)
  const clear = (index: number) => {
    flushSync(() => onChange(value.toSpliced(index, 1)))
    // what was pressed is gone: the focus goes on to what chooses again, before the next key comes
    group.current?.querySelector<HTMLElement>('.pick-image__face:not(:disabled)')?.focus()
  }
  // the one place stays the same place, with a picture and without: the focus comes back to it
  const slots = isSingle && value.length === 0 ? [''] : value
  const earlier = (index: number) => onChange(value.with(index, value[index - 1]!).with(index - 1, value[index]!))
  return (
    <div {...aria} className="pick-images" role="group" aria-label={label} ref={group}>
      {slots.map((address, index) => (
        <div key={isSingle ? 'one' : address} className="pick-images__one">
          <button
            type="button"
            id={isSingle ? id : undefined}
            className="pick-image__face"
            aria-label={`${label}: ${isSingle ? (address ? t.changeImage : t.chooseImage) : t.imageOf(index + 1)}`}
            aria-haspopup={isSingle ? 'dialog' : undefined}
            disabled={!isSingle}
            onClick={() => setOpen(true)}
          >
            <PictureFace value={address && pictureAddress(address, base)} />
          </button>
          {address && (
            <div className="pick-images__tools">
              {index > 0 && (
                <IconButton
                  size="compact"
                  label={`${t.earlier} ${t.imageOf(index + 1)}`}
                  icon={<ChevronLeft size={14} />}
                  onClick={() => earlier(index)}
                />
              )}
              <span />
              <IconButton
                size="compact"
                label={`${t.clear} ${isSingle ? label : t.imageOf(index + 1)}`}
                icon={<X size={14} />}
                onClick={() => clear(index)}
              />
            </div>
          )}
        </div>
      ))}
      {!isSingle && room > 0 && (
        <button
          type="button"
          id={id}
          className="pick-image__face"
          aria-haspopup="dialog"
          aria-label={`${label}: ${t.addImages}`}
          onClick={() => setOpen(true)}
        >
          <PictureFace value="" />
        </button>
      )}
      {Picker && isOpen && <Picker isOpen most={isSingle ? 1 : room} onClose={() => setOpen(false)} onPick={() => {}} onPickAll={take} />}
    </div>
  )
}
