import { Input } from '#src/ui/input/input.tsx'
import { typedProps, type InputProps } from '../input.ts'
import { inputMoment, momentOf } from '../moments.ts'

/** A day and a time. */
export default function TimeInput({ value, onChange, ...props }: InputProps<string>) {
  return (
    <Input
      {...typedProps(props)}
      type="datetime-local"
      step={1}
      value={inputMoment(value)}
      onChange={(typed) => onChange(momentOf(typed))}
    />
  )
}
