import type { RichTextInputProps } from '#src/pickers/rich-text/rich-text-input.tsx'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { wordOf } from '../../blocks/shared/words.ts'
import { useEditor } from '../../use-editor.ts'
import type { ControlProps } from './control.ts'

const part = lazyPart<RichTextInputProps>(() => import('#src/pickers/rich-text/rich-text-input.tsx').then((module) => module.RichTextInput))

/** Text with pictures and styles. */
export function RichTextControl({ row, value, words, onChange, onCommit }: ControlProps<string>) {
  const { connection } = useEditor()
  const Input = useLazyPart(part, true)
  const label = wordOf(words, row.field)
  return (
    <div className="designer-list" role="group" aria-label={label}>
      <span className="designer-label">{label}</span>
      {Input ? <Input {...{ connection, value, label, onChange, onCommit }} /> : <Skeleton height={632} />}
    </div>
  )
}
