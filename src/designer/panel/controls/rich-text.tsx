import { useStore } from '@nanostores/react'
import { RichTextInput } from '#src/pickers/rich-text/rich-text-input.tsx'
import { RichText } from '#src/ui/rich-text/rich-text.tsx'
import { wordOf } from '../../blocks/shared/words.ts'
import { useEditor } from '../../use-editor.ts'
import type { ControlProps } from './control.ts'

/** Text with pictures and styles. */
export function RichTextControl({ row, value, words, onChange, onCommit }: ControlProps<string>) {
  const { connection, page } = useEditor()
  const isLocked = useStore(page.$isLocked)
  const label = wordOf(words, row.field)
  return (
    <div className="designer-list" role="group" aria-label={label}>
      <span className="designer-label">{label}</span>
      {isLocked ? <RichText html={value} /> : <RichTextInput {...{ connection, value, label, onChange, onCommit }} />}
    </div>
  )
}
