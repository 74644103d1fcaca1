import { useMemo } from 'react'
import type { ServerForm } from '#src/api/server-form.ts'
import { serverForm } from '#src/forms/declared/define-form.ts'
import { FormSheet } from './form-sheet.tsx'

export interface ServerFormDialogProps {
  /** Asks the server for its form. The same function while the same form is open. */
  load(): Promise<ServerForm>
  title: string
  /** Under which its draft is kept; null keeps none. */
  draft: string | null
  onClose(): void
  onDone(): void
}

/** A form of the connected server in a dialog, for what no action of a page can declare. */
export function ServerFormDialog({ load, ...rest }: ServerFormDialogProps) {
  const form = useMemo(() => serverForm({ ask: load }), [load])
  return <FormSheet form={form} {...rest} />
}
