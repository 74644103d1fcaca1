import { addStyles } from '#src/lib/styles.ts'
import { Slider } from '#src/ui/slider/slider.tsx'
import css from '../fields.css?inline'
import { optionsOf, sharedProps, type InputProps } from '../input.ts'

addStyles(css)

/** A number between two others. */
export default function SliderInput({ value, onChange, ...props }: InputProps<number | null>) {
  const { least, most, step } = optionsOf<{ least: number; most: number; step: number }>(props.field)
  return (
    <div className="field-slider">
      <Slider {...sharedProps(props)} value={value ?? 0} onChange={onChange} min={least} max={most} step={step} />
      <output htmlFor={props.id}>{value}</output>
    </div>
  )
}
