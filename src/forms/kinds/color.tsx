import { ColorInput } from '#src/ui/color-input/color-input.tsx'
import { defineKind, isDisabled, type KindProps } from '../kind.ts'

function ColorControl({ rule, value, onChange, id, invalid, describedBy }: KindProps<string>) {
  return (
    <ColorInput
      id={id}
      invalid={invalid}
      aria-describedby={describedBy}
      value={value}
      onChange={onChange}
      alpha={rule.props['showAlpha'] === true}
      disabled={isDisabled(rule)}
    />
  )
}

/** A colour: `#rrggbb`. */
export default defineKind<string>({
  fits: ({ type }) => type === 'colorPicker',
  read: ({ value }) => String(value ?? ''),
  Control: ColorControl,
})
