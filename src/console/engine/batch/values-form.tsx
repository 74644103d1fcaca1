import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import type { JobRow } from '#src/api/jobs.ts'
import type { ListBatch } from '#src/api/list-batches.ts'
import { FormSheet } from '#src/console/form/form-sheet.tsx'
import type { SendOptions } from '#src/http/request.ts'
import type { WholeWork } from '../action.ts'
import type { Form } from '#src/forms/declared/form.ts'
import { $text } from './whole-list.text.ts'

type Begun = Pick<JobRow, 'id'> & { count: number }

interface ValuesFormProps {
  work: WholeWork
  title: string
  send(values: ListBatch['values'], options: SendOptions): Promise<Begun>
  onClose(): void
  onBegun(job: Begun): void
}

/** Asks what is to be set with all rows, and begins the work. */
export function ValuesForm({ work, title, send, onClose, onBegun }: ValuesFormProps) {
  const text = useStore($text)
  const begun = useRef<Begun>(undefined)
  const [form] = useState((): Form<never> | undefined => {
    const { values } = work
    if (typeof values !== 'function') return undefined
    return values(async (chosen, options) => {
      begun.current = await send(chosen, options)
      return text.begun(begun.current.count)
    })
  })
  if (!form) return null
  return <FormSheet form={form} title={title} draft={null} onClose={onClose} onDone={() => begun.current && onBegun(begun.current)} />
}
