import { ColorInput } from '#src/ui/color-input/color-input.tsx'
import { optionsOf, sharedProps, type InputProps } from '../input.ts'

/** A colour: `#rrggbb`. */
export default function ColourInput({ value, onChange, ...props }: InputProps<string>) {
  const { hasAlpha = false } = optionsOf<{ hasAlpha: boolean }>(props.field)
  return <ColorInput {...sharedProps(props)} value={value} onChange={onChange} alpha={hasAlpha} />
}
