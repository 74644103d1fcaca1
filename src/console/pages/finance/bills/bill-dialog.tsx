import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { BillRow } from '#src/api/capital-flow.ts'
import { OwnList } from '#src/console/engine/own-list.tsx'
import { flowList } from '#src/console/parts/finance/flow-list.tsx'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { idsOf } from './bill-ids.ts'
import { $text } from './text.ts'

/** The flows that a bill is made of. */
export function BillDialog({ row, onClose }: { row: BillRow; onClose(): void }) {
  const text = useStore($text)
  const common = useStore($common)
  const ids = idsOf(row)
  const page = useMemo(() => ({ ...flowList, size: 10, query: { ids } }), [ids])
  const title = `${text.detail} ${row.add_time}`
  return (
    <Dialog open onClose={onClose} title={title} width={1100} footer={<Button onClick={onClose}>{common.close}</Button>}>
      <OwnList page={page} path="/finance/billing_records/index" />
    </Dialog>
  )
}
