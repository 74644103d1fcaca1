import { useStore } from '@nanostores/react'
import { X } from 'lucide-react'
import { addStyles } from '#src/lib/styles.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import css from './input.css?inline'
import { $text } from './input.text.ts'
import { ShopPicture } from './shop-picture.tsx'

addStyles(css)

/** What was chosen of a list; all empty for nothing. */
export interface PickedRecord {
  id: string
  name: string
  image: string
}

export interface RecordFaceProps {
  value: PickedRecord
  label: string
  base: string
  /** What the button says. */
  choose: string
  onOpen(): void
  onClear(): void
  id?: string
  'aria-describedby'?: string | undefined
}

/** One record with its picture, and the button that opens the list. */
export function RecordFace({ value, label, base, choose, onOpen, onClear, ...ids }: RecordFaceProps) {
  const t = useStore($text)
  const isChosen = value.id !== '' || value.image !== ''
  return (
    <div className="pick-record" role="group" aria-label={label}>
      {isChosen && <ShopPicture src={value.image} base={base} size={32} />}
      {isChosen && <span className="pick-record__name">{value.name || value.id}</span>}
      <Button {...ids} aria-haspopup="dialog" onClick={onOpen}>
        {choose}
      </Button>
      {isChosen && <IconButton size="compact" label={`${t.clear} ${label}`} icon={<X size={14} />} onClick={onClear} />}
    </div>
  )
}
