import { useState } from 'react'
import type { PageTools } from '#src/console/engine/page.ts'
import { FormSheet } from '#src/console/form/form-sheet.tsx'
import type { FormOfMany } from './forms.ts'
import type { User } from './user.ts'

interface BatchProps {
  rows: readonly User[]
  onClose: () => void
  tools: PageTools
}

/** A dialog with a form for all chosen users. */
export const batchDialog = (formOf: FormOfMany) =>
  function BatchDialog({ rows, onClose, tools }: BatchProps) {
    const [form] = useState(() => formOf(rows))
    return <FormSheet form={form} title="" draft={null} onClose={onClose} onDone={tools.reload} />
  }
