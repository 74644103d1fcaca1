import { useStore } from '@nanostores/react'
import { whereUsed, type ProductUses } from '#src/api/factory-product-tools.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { useCall } from '#src/stores/use-read.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { $text } from './text.ts'

interface UsesDialogProps {
  row: { id: string; name: string }
  tools: PageTools
  onClose(): void
}

/** What names a product: papers, lots, prices, and what lies there. */
export function UsesDialog({ row, tools, onClose }: UsesDialogProps) {
  const t = useStore($text)
  const read = useCall(tools.connection, whereUsed, { body: { product_id: Number(row.id) } })
  return (
    <Dialog open width={520} title={`${t.whereUsed} ${row.name}`} onClose={onClose} footer={<Button onClick={onClose}>{t.close}</Button>}>
      {read.state === 'failed' && <ErrorCard title={t.whereUsed} message={read.message} onRetry={read.reload} />}
      {read.state === 'waiting' && <p className="console-faint">{t.reading}</p>}
      {read.state === 'there' && <Uses uses={read.data} />}
    </Dialog>
  )
}

function Uses({ uses: { papers, lots, prices, pieces, weight } }: { uses: ProductUses }) {
  const t = useStore($text)
  const nameOf = (type: string) => (t as unknown as Record<string, string>)[type] ?? type
  if (papers.length === 0 && lots === 0 && prices === 0) return <p>{t.unused}</p>
  return (
    <ul>
      {papers.map(({ type, count, sn, biz_date: day }) => (
        <li key={type}>{t.papersOf(nameOf(type), count, `${sn}（${day}）`)}</li>
      ))}
      {lots > 0 && <li>{t.lotsOf(lots)}</li>}
      {prices > 0 && <li>{t.pricesOf(prices)}</li>}
      <li>{t.stockOf(pieces, weight)}</li>
    </ul>
  )
}
