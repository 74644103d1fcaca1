import { Slider } from '#src/ui/slider/slider.tsx'
import { defineKind, isDisabled, numberProp, type KindProps } from '../kind.ts'

function SliderControl({ rule, value, onChange, id, invalid, describedBy }: KindProps<number>) {
  return (
    <div className="form-slider">
      <Slider
        id={id}
        invalid={invalid}
        aria-describedby={describedBy}
        value={value}
        onChange={onChange}
        min={numberProp(rule, 'min')}
        max={numberProp(rule, 'max')}
        step={numberProp(rule, 'step')}
        disabled={isDisabled(rule)}
      />
      <output htmlFor={id}>{value}</output>
    </div>
  )
}

/** A number between two others. */
export default defineKind<number>({
  fits: ({ type, props }) => type === 'slider' && props['range'] !== true,
  read: (rule) => Number(rule.value) || numberProp(rule, 'min') || 0,
  Control: SliderControl,
})
