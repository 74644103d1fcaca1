import { Textarea } from '#src/ui/textarea/textarea.tsx'
import { optionsOf, typedProps, type InputProps } from '../input.ts'

/** Text of several lines. */
export default function LongTextInput({ value, onChange, onEnter: _onEnter, ...props }: InputProps<string>) {
  const { rows = 3, max } = optionsOf<{ rows: number }>(props.field)
  return <Textarea {...typedProps(props)} value={value} onChange={onChange} rows={rows} maxLength={max} />
}
