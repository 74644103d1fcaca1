import { Input } from '#src/ui/input/input.tsx'
import { typedProps, type InputProps } from './input.ts'

/** An address or a name, typed: where the room above has no dialog for it. */
export function PlainAddress({
  value,
  onChange,
  ...props
}: Omit<InputProps<string>, 'field'> & { field: Pick<InputProps['field'], 'options'> }) {
  return <Input {...typedProps(props)} value={value} onChange={onChange} />
}
