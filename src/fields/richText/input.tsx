import { Textarea } from '#src/ui/textarea/textarea.tsx'
import { sharedProps, type InputProps } from '../input.ts'

/** HTML, edited as it looks. */
export default function RichTextInput({ value, onChange, label, tools, ...props }: InputProps<string>) {
  const { id, describedBy } = props
  if (tools?.RichText) return <tools.RichText {...{ id, describedBy, label, value, onChange }} />
  return <Textarea {...sharedProps(props)} value={value} rows={10} onChange={onChange} />
}
