import { useStore } from '@nanostores/react'
import type { ProductRow } from '#src/api/factory-products.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import type { FormSheetProps } from '#src/console/form/form-sheet.tsx'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { changeForm } from './change-form.ts'
import { $text } from './text.ts'

type Rows = readonly ProductRow[]

const sheet = lazyPart<FormSheetProps<Rows>>(async () => (await import('#src/console/form/form-sheet.tsx')).FormSheet)

interface ChangeDialogProps {
  rows: Rows
  onClose(): void
  tools: PageTools
}

/** Sets one thing for all chosen lines. */
export function ChangeDialog({ rows, onClose, tools }: ChangeDialogProps) {
  const words = useStore($text)
  const Sheet = useLazyPart(sheet, true, onClose)
  if (!Sheet) return null
  return <Sheet form={changeForm} row={rows} draft={null} title={words.changeOf(rows.length)} onDone={tools.reload} onClose={onClose} />
}
