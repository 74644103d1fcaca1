import { RichTextInput } from '#src/pickers/rich-text/rich-text-input.tsx'
import { wordOf } from '../../blocks/shared/words.ts'
import { useEditor } from '../../use-editor.ts'
import type { ControlProps } from './control.ts'

/** Text with pictures and styles. */
export function RichTextControl({ row, value, words, onChange, onCommit }: ControlProps<string>) {
  const { connection } = useEditor()
  const label = wordOf(words, row.field)
  return (
    <div className="designer-list" role="group" aria-label={label}>
      <span className="designer-label">{label}</span>
      <RichTextInput {...{ connection, value, label, onChange, onCommit }} />
    </div>
  )
}
