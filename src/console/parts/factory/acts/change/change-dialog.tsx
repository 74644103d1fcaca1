import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { PaperChange } from '#src/api/factory-orders.ts'
import type { WireRecord } from '#src/api/resource.ts'
import type { Fields } from '#src/kinds/kind.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { ReasonField } from '../reason-field.tsx'
import { $text as $reasoned } from '../reasoned.text.ts'
import { PaperChanges } from '../../record/paper-changes.tsx'
import { $text } from './text.ts'

interface ChangeDialogProps {
  told: { change_no: number; status: number; changes: readonly PaperChange[] }
  fields: Fields
  words: Readonly<Record<string, unknown>>
  /** What goes along; undefined goes on with the form. */
  onDecide(along: WireRecord | undefined): void
}

/** Old and new values of an order that was approved, whether it is approved anew, and why it is changed. */
export function ChangeDialog({ told, fields, words, onDecide }: ChangeDialogProps) {
  const text = useStore($text)
  const common = useStore($common)
  const reasoned = useStore($reasoned)
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState('')
  const decide = () => (reason.trim() === '' ? setWrong(reasoned.reasonMissing) : onDecide({ change_reason: reason.trim() }))
  return (
    <Dialog
      open
      width={640}
      title={text.title(told.change_no)}
      onClose={() => onDecide(undefined)}
      footer={
        <>
          <Button onClick={() => onDecide(undefined)}>{common.back}</Button>
          <Button variant="primary" onClick={decide}>
            {text.confirm}
          </Button>
        </>
      }
    >
      <div className="console-history">
        <PaperChanges list={told.changes} fields={fields} words={words} />
        <p>{told.status === 1 ? text.waits : text.stands}</p>
      </div>
      <ReasonField reason={reason} setReason={setReason} wrong={wrong} />
    </Dialog>
  )
}
