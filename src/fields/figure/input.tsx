import { Input } from '#src/ui/input/input.tsx'
import { typedProps, type InputProps } from '../input.ts'

/** A figure as text: money and quantities are never floats. */
export default function FigureInput({ value, onChange, ...props }: InputProps<string>) {
  return <Input {...typedProps(props)} inputMode="decimal" autoComplete="off" value={value} onChange={onChange} />
}
