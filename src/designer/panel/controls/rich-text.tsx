import { Field } from '#src/ui/field/field.tsx'
import { Textarea } from '#src/ui/textarea/textarea.tsx'
import { wordOf } from '../../blocks/shared/words.ts'
import type { ControlProps } from './control.ts'

/** Text with pictures and styles, as HTML. */
export function RichTextControl({ row, value, words, onChange }: ControlProps<string>) {
  return (
    <Field label={wordOf(words, row.field)}>
      <Textarea value={value} onChange={onChange} rows={16} spellCheck={false} />
    </Field>
  )
}
