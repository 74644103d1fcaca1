import { useStore } from '@nanostores/react'
import { Field } from '#src/ui/field/field.tsx'
import { Textarea } from '#src/ui/textarea/textarea.tsx'
import { $text } from './reasoned.text.ts'
import type { useReasoned } from './use-reasoned.ts'

/** Why something is done, and what stands against it. */
export function ReasonField({ reason, setReason, wrong }: Pick<ReturnType<typeof useReasoned>, 'reason' | 'setReason' | 'wrong'>) {
  const words = useStore($text)
  return (
    <Field label={words.reason} required error={wrong}>
      <Textarea value={reason} maxLength={200} onChange={setReason} />
    </Field>
  )
}
