import { Input } from '#src/ui/input/input.tsx'
import { typedProps, type InputProps } from '../input.ts'
import { clockOf } from '../moments.ts'

/** A time of day. */
export default function ClockInput({ value, onChange, ...props }: InputProps<string>) {
  return <Input {...typedProps(props)} type="time" step={1} value={value} onChange={(typed) => onChange(clockOf(typed))} />
}
