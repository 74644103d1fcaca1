import { useStore } from '@nanostores/react'
import { Link2, X } from 'lucide-react'
import { useState } from 'react'
import { Field } from '#src/ui/field/field.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { wordOf } from '../../blocks/shared/words.ts'
import type { LinkPickerProps } from '../../pickers/link-picker.tsx'
import type { ControlProps } from './control.ts'
import { $text } from './control.text.ts'

const picker = lazyPart<LinkPickerProps>(() => import('../../pickers/link-picker.tsx').then((module) => module.LinkPicker))

/** A link, chosen in a dialog; it is shown and never typed here. */
export function LinkControl({ row, value, words, onChange, onCommit }: ControlProps<string>) {
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
    <Field label={label}>
      {(ids) => (
        <div className="designer-link">
          <button
            id={ids.id}
            type="button"
            className="designer-link__face"
            data-empty={value === '' || undefined}
            title={value}
            aria-label={`${label}: ${value || t.linkPlace}`}
            onClick={() => setOpen(true)}
          >
            <Link2 size={14} aria-hidden />
            <span>{value || t.linkPlace}</span>
          </button>
          {value !== '' && <IconButton size="compact" label={t.clear} icon={<X size={14} />} onClick={() => take('')} />}
          {Picker && <Picker isOpen={isOpen} value={value} onClose={() => setOpen(false)} onPick={take} />}
        </div>
      )}
    </Field>
  )
}
