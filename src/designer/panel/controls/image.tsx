import { useStore } from '@nanostores/react'
import { ImagePlus, X } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { wordOf } from '../../blocks/shared/words.ts'
import type { ImagePickerProps } from '../../pickers/image-picker.tsx'
import type { ControlProps } from './control.ts'
import { $text } from './control.text.ts'

const picker = lazyPart<ImagePickerProps>(() => import('../../pickers/image-picker.tsx').then((module) => module.ImagePicker))

/** One picture from the media library. */
export function ImageControl({ row, value, words, onChange, onCommit }: ControlProps<string>) {
  const t = useStore($text)
  const [isOpen, setOpen] = useState(false)
  const Picker = useLazyPart(picker, isOpen)
  const label = wordOf(words, row.field)
  const take = (next: string) => {
    setOpen(false)
    onChange(next)
    onCommit()
  }
  return (
    <div className="designer-image" role="group" aria-label={label}>
      <button
        type="button"
        className="designer-image__face"
        aria-label={`${label}: ${value ? t.changeImage : t.chooseImage}`}
        onClick={() => setOpen(true)}
      >
        {value ? <img src={value} alt="" draggable={false} /> : <ImagePlus size={18} aria-hidden />}
      </button>
      <div className="designer-image__words">
        <span>{label}</span>
        {row.size && <small>{t.size(row.size)}</small>}
      </div>
      {value !== '' && <IconButton size="compact" label={t.clear} icon={<X size={14} />} onClick={() => take('')} />}
      {Picker && <Picker isOpen={isOpen} onClose={() => setOpen(false)} onPick={take} />}
    </div>
  )
}
