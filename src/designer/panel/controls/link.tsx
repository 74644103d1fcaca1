import { LinkInput } from '#src/pickers/link-input.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { wordOf } from '../../blocks/shared/words.ts'
import { useEditor } from '../../use-editor.ts'
import type { ControlProps } from './control.ts'

/** A link, chosen in a dialog; it is shown and never typed here. */
export function LinkControl({ row, value, words, onChange, onCommit }: ControlProps<string>) {
  const { connection } = useEditor()
  const label = wordOf(words, row.field)
  const take = (next: string) => {
    onChange(next)
    onCommit()
  }
  return (
    <Field label={label}>{(ids) => <LinkInput id={ids.id} connection={connection} value={value} label={label} onChange={take} />}</Field>
  )
}
