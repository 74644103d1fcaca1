import { useStore } from '@nanostores/react'
import { MapPin } from 'lucide-react'
import { useState } from 'react'
import type { Endpoint } from '#src/api/endpoint.ts'
import type { Region, RegionsOptions, WireRegion } from '#src/kinds/regions.ts'
import { addStyles } from '#src/lib/styles.ts'
import { Button } from '#src/ui/button/button.tsx'
import css from '../fields.css?inline'
import type { InputProps } from '../input.ts'
import { readerOf } from '../reader.ts'
import { RegionDialog } from './region-dialog.tsx'
import { $text } from './regions.text.ts'

addStyles(css)

const noCities: ReadonlySet<string> = new Set()

/** Provinces and cities: what is chosen, and a button that opens the tree of all. */
export default function RegionsInput(props: InputProps<readonly Region[]> & { taken?: ReadonlySet<string>; onClose?: () => void }) {
  const { field, value, onChange, id, label, describedBy, words, startWords, taken = noCities, onClose } = props
  const text = useStore($text)
  const [isOpen, setOpen] = useState(startWords !== undefined)
  const { from } = field.options as Pick<RegionsOptions, 'from'>
  const reader = readerOf(words)
  const close = () => {
    setOpen(false)
    onClose?.()
  }
  const dialog = isOpen && (
    <RegionDialog
      title={label}
      from={from as Endpoint<Record<never, never>, readonly WireRegion[]>}
      value={value}
      taken={taken}
      startWords={startWords ?? ''}
      onClose={close}
      onChoose={(next) => {
        onChange(next)
        close()
      }}
    />
  )
  // a cell of a grid shows its value itself
  if (startWords !== undefined) return dialog
  return (
    <div className="regions-chosen">
      {value.map((region) => (
        <span key={region.id} className="field-tag">
          {field.kind.text([region], reader)}
        </span>
      ))}
      <Button
        id={id}
        icon={<MapPin size={14} aria-hidden />}
        aria-label={`${label} ${text.choose}`}
        {...(describedBy && { 'aria-describedby': describedBy })}
        onClick={() => setOpen(true)}
      >
        {text.choose}
      </Button>
      {dialog}
    </div>
  )
}
