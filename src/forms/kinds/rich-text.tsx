import { Textarea } from '#src/ui/textarea/textarea.tsx'
import { defineKind, type KindProps } from '../kind.ts'

function RichTextControl({ rule, value, onChange, id, invalid, describedBy, tools: { RichText } }: KindProps<string>) {
  if (RichText) return <RichText id={id} describedBy={describedBy} label={rule.title} value={value} onChange={onChange} />
  return <Textarea id={id} invalid={invalid} aria-describedby={describedBy} value={value} rows={10} onChange={onChange} />
}

/** HTML. */
export default defineKind<string>({
  fits: ({ type }) => type === 'richText',
  read: ({ value }) => String(value ?? ''),
  Control: RichTextControl,
})
