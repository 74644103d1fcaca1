import { useStore } from '@nanostores/react'
import { Link2, X } from 'lucide-react'
import { useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import type { Connection } from '#src/stores/connection.ts'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import css from './input.css?inline'
import { $text } from './input.text.ts'
import type { LinkPickerProps } from './links/link-picker.tsx'

addStyles(css)

const picker = lazyPart<LinkPickerProps>(() => import('./links/link-picker.tsx').then((module) => module.LinkPicker))

export interface LinkInputProps {
  connection: Connection
  value: string
  /** A link was chosen, or cleared: then it is empty. */
  onChange: (link: string) => void
  /** Name of the field for screen readers. */
  label: string
  /** Shown while there is no link; the kit's own words when absent. */
  placeholder?: string
  id?: string
  'aria-describedby'?: string
}

/** A link as a storefront reads it, chosen in a dialog; it is shown and never typed here. */
export function LinkInput({ connection, value, onChange, label, placeholder, ...ids }: LinkInputProps) {
  const t = useStore($text)
  const shown = value || placeholder || t.linkPlaceholder
  const [isOpen, setOpen] = useState(false)
  const Picker = useLazyPart(picker, isOpen, () => setOpen(false))
  const take = (next: string) => {
    setOpen(false)
    onChange(next)
  }
  return (
    <div className="pick-link">
      <button
        {...ids}
        type="button"
        className="pick-link__face"
        data-empty={value === '' || undefined}
        title={value || undefined}
        aria-label={`${label}: ${shown}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Link2 size={14} aria-hidden />
        <span>{shown}</span>
      </button>
      {value !== '' && <IconButton size="compact" label={`${t.clear} ${label}`} icon={<X size={14} />} onClick={() => take('')} />}
      {Picker && isOpen && <Picker connection={connection} isOpen value={value} onClose={() => setOpen(false)} onPick={take} />}
    </div>
  )
}
