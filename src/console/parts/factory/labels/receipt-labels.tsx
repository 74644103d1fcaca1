import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { readLabels } from '#src/api/stock-labels.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { LabelDialog } from './label-dialog.tsx'
import { $text } from './text.ts'

interface Receipt {
  id: string
  sn: string
}

interface LabelsProps<Of> {
  tools: PageTools
  onClose: () => void
  of: Of
}

function ReceiptLabels({ of, ...props }: LabelsProps<readonly Receipt[]>) {
  const text = useStore($text)
  // as they were chosen: the list behind may be read again
  const [{ sn, ids }] = useState(() => ({
    sn: of.length === 1 ? of[0]!.sn : text.receipts(of.length),
    ids: of.map(({ id }) => Number(id)),
  }))
  return <LabelDialog {...props} row={{ sn }} of={{ call: readLabels as never, body: { ids }, none: text.none }} />
}

/** Labels for what a receipt has brought. */
export const LabelsOfReceipt = ({ row, ...props }: { row: Receipt; tools: PageTools; onClose: () => void }) => (
  <ReceiptLabels {...props} of={[row]} />
)

/** The same for all receipts that were chosen, one behind the other; what is not posted yet has none. */
export const LabelsOfReceipts = ({ rows, ...props }: { rows: readonly Receipt[]; tools: PageTools; onClose: () => void }) => (
  <ReceiptLabels {...props} of={rows} />
)
