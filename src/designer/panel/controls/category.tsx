import { useStore } from '@nanostores/react'
import type { Id } from '#src/api/endpoint.ts'
import { Field } from '#src/ui/field/field.tsx'
import { wordOf } from '../../blocks/shared/words.ts'
import { CategorySelect } from '#src/pickers/products/category-select.tsx'
import { useEditor } from '../../use-editor.ts'
import type { ControlProps } from './control.ts'
import { $text } from './control.text.ts'

export function CategoryControl({ row, value, words, onChange, onCommit }: ControlProps<Id | null>) {
  const t = useStore($text)
  const { connection } = useEditor()
  const choose = (next: Id | null) => {
    onChange(next)
    onCommit()
  }
  return (
    <Field label={wordOf(words, row.field)}>
      {(ids) => <CategorySelect connection={connection} id={ids.id} value={value} onChange={choose} all={t.allProducts} />}
    </Field>
  )
}
