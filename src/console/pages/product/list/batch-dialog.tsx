import { useStore } from '@nanostores/react'
import type { StoreProductRow } from '#src/api/store-products.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import type { FormSheetProps } from '#src/console/form/form-sheet.tsx'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { batchForm } from './batch-form.ts'
import { $text } from './text.ts'

type Rows = readonly StoreProductRow[]

const sheet = lazyPart<FormSheetProps<Rows>>(async () => (await import('#src/console/form/form-sheet.tsx')).FormSheet)

interface BatchDialogProps {
  rows: Rows
  onClose(): void
  tools: PageTools
}

/** Sets one thing for all chosen products. */
export function BatchDialog({ rows, onClose, tools }: BatchDialogProps) {
  const words = useStore($text)
  const Sheet = useLazyPart(sheet, true, onClose)
  if (!Sheet) return null
  return <Sheet form={batchForm} row={rows} draft={null} title={words.settingOf(rows.length)} onDone={tools.reload} onClose={onClose} />
}
