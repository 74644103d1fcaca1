import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Field } from '#src/ui/field/field.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { wordOf } from '../../blocks/shared/words.ts'
import type { ControlProps } from './control.ts'
import { $text } from './control.text.ts'

const most = 50
const fallback = 3

/** The number widget of specification 5: a positive integer, else 3; 50 or more becomes 50. */
export function readCount(words: string): number {
  const plain = words.normalize('NFKC').trim()
  return /^[1-9]\d*$/.test(plain) ? Math.min(Number(plain), most) : fallback
}

/** A stored number above the limit stays until somebody types another one. */
export function CountControl({ row, value, words, onChange, onCommit }: ControlProps<number>) {
  const t = useStore($text)
  const [draft, setDraft] = useState<string>()
  const type = (next: string) => {
    setDraft(next)
    if (/^[1-9]\d*$/.test(next.normalize('NFKC').trim())) onChange(readCount(next))
  }
  const settle = () => {
    if (draft !== undefined) onChange(readCount(draft))
    setDraft(undefined)
    onCommit()
  }
  return (
    <Field label={wordOf(words, row.field)} help={row.hint && wordOf(words, row.hint)}>
      <Input value={draft ?? String(value)} onChange={type} onBlur={settle} onEnter={settle} inputMode="numeric" suffix={t.count} />
    </Field>
  )
}
