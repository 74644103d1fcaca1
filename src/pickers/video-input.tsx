import { useStore } from '@nanostores/react'
import { Film } from 'lucide-react'
import { useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import type { ImagePickerProps } from './images/image-picker.tsx'
import css from './input.css?inline'
import { $text } from './input.text.ts'

addStyles(css)

const picker = lazyPart<ImagePickerProps>(() => import('./images/image-picker.tsx').then((module) => module.ImagePicker))

export interface VideoInputProps {
  value: string
  /** The film's address, or empty. */
  onChange: (address: string) => void
  label: string
  id?: string
  'aria-describedby'?: string | undefined
}

/** A film of the media library, or an address that is typed: a plain shop's library lists no films. */
export function VideoInput({ value, onChange, label, ...field }: VideoInputProps) {
  const t = useStore($text)
  const [isOpen, setOpen] = useState(false)
  const Picker = useLazyPart(picker, isOpen, () => setOpen(false))
  const take = (address: string) => {
    setOpen(false)
    onChange(address)
  }
  return (
    <div className="pick-link" role="group" aria-label={label}>
      <Input {...field} value={value} onChange={onChange} placeholder={t.videoPlaceholder} />
      <Button icon={<Film size={16} aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t.chooseVideo}
      </Button>
      {Picker && isOpen && <Picker use="video" isOpen onClose={() => setOpen(false)} onPick={take} />}
    </div>
  )
}
