import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { lazyPart, useLazyPart } from '../lazy-part.ts'
import { Popover } from '../popover/popover.tsx'
import { $text } from './color-input.text.ts'
import { readColor, writeColor } from './color.ts'
import css from './color-input.css?inline'

addStyles(css)

export interface ColorInputProps {
  /** `#rrggbb`, `#rrggbbaa`, `rgb()` or empty. Written back as `#rrggbb` or, not opaque, as `#rrggbbaa`. */
  value: string
  onChange: (value: string) => void
  alpha?: boolean
  /** Colours offered with one press. */
  swatches?: readonly string[]
  disabled?: boolean
  invalid?: boolean
  /** From a `Field`, whose label is `<id>-label`. */
  id?: string
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
}

export type PickerProps = Pick<ColorInputProps, 'value' | 'onChange' | 'alpha' | 'swatches'>

const part = lazyPart<PickerProps>(() => import('./picker.tsx').then((module) => module.Picker))

function LazyPicker({ giveUp, ...props }: PickerProps & { giveUp: () => void }) {
  const Picker = useLazyPart(part, true, giveUp)
  return <div className="ui-color-sheet">{Picker && <Picker {...props} />}</div>
}

/** A button that shows the colour and opens the picker. Its name ends with the colour: a button has no value to be read. */
export function ColorInput({ value, onChange, alpha, swatches, disabled, invalid, ...aria }: ColorInputProps) {
  const t = useStore($text)
  const fresh = useId()
  const id = aria.id ?? fresh
  const color = readColor(value)
  const ownLabel = aria['aria-label'] ?? (aria.id || aria['aria-labelledby'] ? undefined : t.color)
  const namedBy = ownLabel === undefined ? (aria['aria-labelledby'] ?? `${id}-label`) : id
  const trigger = (
    <button
      {...aria}
      id={id}
      type="button"
      className="ui-color"
      disabled={disabled}
      data-invalid={invalid || undefined}
      aria-label={ownLabel}
      aria-labelledby={`${namedBy} ${id}-value`}
    >
      <span className="ui-color-chip">
        <span style={{ background: color ? writeColor(color) : undefined }} />
      </span>
      <span className="ui-color-text" id={`${id}-value`}>
        {color ? writeColor(color).toUpperCase() : '—'}
      </span>
    </button>
  )
  return (
    <Popover trigger={trigger} label={aria['aria-label'] ?? t.color}>
      {(close) => <LazyPicker value={value} onChange={onChange} alpha={alpha} swatches={swatches} giveUp={close} />}
    </Popover>
  )
}
