import { NumberInput } from '#src/ui/number-input/number-input.tsx'
import { Slider } from '#src/ui/slider/slider.tsx'
import { wordOf } from '../../blocks/shared/words.ts'
import type { ControlProps } from './control.ts'

/** A measure by slider and number; a stored value outside of the range is shown and stays until it is moved. */
export function SliderControl({ row, value, words, onChange, onCommit }: ControlProps<number>) {
  const label = wordOf(words, row.field)
  const min = row.min ?? 0
  const max = row.max ?? 100
  return (
    <div className="designer-slider" role="group" aria-label={label}>
      <span className="designer-label">{label}</span>
      <div>
        <Slider value={value} min={min} max={Math.max(max, value)} onChange={onChange} onCommit={onCommit} aria-label={label} />
        <NumberInput
          size="compact"
          value={value}
          min={min}
          max={max}
          suffix={row.unit ?? 'px'}
          aria-label={label}
          onChange={(next) => next !== null && onChange(next)}
        />
      </div>
    </div>
  )
}
