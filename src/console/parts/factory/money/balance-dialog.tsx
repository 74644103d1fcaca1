import { useStore } from '@nanostores/react'
import type { PageTools } from '#src/console/engine/page.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { PartyMoney } from './party-money.tsx'
import { $text } from './text.ts'

interface BalanceProps {
  row: { id: string; name: string }
  tools: PageTools
  onClose(): void
}

/** What is owed to a supplier, document by document. */
export function SupplierBalance({ row: { id, name }, tools, onClose }: BalanceProps) {
  const words = useStore($text)
  const common = useStore($common)
  return (
    <Dialog open width={720} title={`${name} ${words.title}`} onClose={onClose} footer={<Button onClick={onClose}>{common.close}</Button>}>
      <PartyMoney connection={tools.connection} party={Number(id)} side="AP" />
    </Dialog>
  )
}
