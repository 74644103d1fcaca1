import { useStore } from '@nanostores/react'
import { Field } from '#src/ui/field/field.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { wordOf } from '../../blocks/shared/words.ts'
import { useEditor } from '../../use-editor.ts'
import type { ControlProps } from './control.ts'
import { $text } from './control.text.ts'

/** A line of text. What is already longer than allowed stays until it is edited. */
export function TextControl({ row, value, words, onChange }: ControlProps<string>) {
  const t = useStore($text)
  const isLocked = useStore(useEditor().page.$isLocked)
  const max = row.max ?? 0
  const length = [...value].length
  const hint =
    length > max
      ? t.tooLong(max)
      : row.shopMax !== undefined && length > row.shopMax
        ? t.shopMax(row.shopMax)
        : row.hint && wordOf(words, row.hint)
  return (
    <Field label={wordOf(words, row.field)} help={hint || undefined}>
      <Input
        value={value}
        onChange={onChange}
        readOnly={isLocked}
        maxLength={Math.max(max, length) + value.length - length}
        placeholder={row.placeholder && wordOf(words, row.placeholder)}
        suffix={<span className="designer-counter" aria-hidden="true">{`${length}/${max}`}</span>}
      />
    </Field>
  )
}
