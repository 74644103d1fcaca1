import { Input } from '#src/ui/input/input.tsx'
import { typedProps, type InputProps } from '../input.ts'
import { readerOf } from '../reader.ts'

/** A kind that has no input of its own: typed as text, read by its kind. What it cannot read stays as it was typed. */
export default function TypedInput({ value, onChange, words, ...props }: InputProps) {
  const { kind } = props.field
  const reader = readerOf(words)
  return (
    <Input
      {...typedProps(props)}
      inputMode={kind.as === 'whole' ? 'numeric' : 'text'}
      value={typeof value === 'string' ? value : kind.text(value, reader)}
      onChange={(typed) => {
        const parsed = kind.parse(typed, reader)
        onChange('value' in parsed ? parsed.value : typed)
      }}
    />
  )
}
