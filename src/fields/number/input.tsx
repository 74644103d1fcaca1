import { NumberInput } from '#src/ui/number-input/number-input.tsx'
import { optionsOf, typedProps, type InputProps } from '../input.ts'

/** A number, with arrows. */
export default function NumberField({ value, onChange, ...props }: InputProps<number | null>) {
  const { least, most, step = 1 } = optionsOf<{ least: number; most: number; step: number }>(props.field)
  return <NumberInput {...typedProps(props)} value={value} onChange={onChange} min={least} max={most} step={step} tells />
}
