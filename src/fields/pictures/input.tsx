import { Textarea } from '#src/ui/textarea/textarea.tsx'
import { optionsOf, sharedProps, type InputProps } from '../input.ts'

const addressesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Several pictures in an order. */
export default function PicturesInput({ value, onChange, label, tools, ...props }: InputProps<readonly string[]>) {
  const { max = 5 } = optionsOf(props.field)
  const { id, describedBy } = props
  if (tools?.Pictures) return <tools.Pictures {...{ id, describedBy, label, value, onChange }} most={max} />
  return <Textarea {...sharedProps(props)} value={value.join('\n')} rows={3} onChange={(text) => onChange(addressesIn(text))} />
}
